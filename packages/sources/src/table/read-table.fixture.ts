import { readFile } from 'node:fs/promises';
import { parquetReadObjects } from 'hyparquet';
import { loadZstd } from '../compression/zstd.ts';

/** The rows of a table, as another reader sees them. */
export async function readTable(path: string): Promise<Record<string, unknown>[]> {
  const { buffer } = new Uint8Array(await readFile(path));
  const zstd = await loadZstd();
  const compressors = {
    ZSTD: (bytes: Uint8Array, length: number) => zstd.decompress(bytes, { defaultHeapSize: length }),
  };
  return parquetReadObjects({ file: buffer, compressors });
}
