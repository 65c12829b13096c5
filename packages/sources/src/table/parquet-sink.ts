import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import type { SchemaElement } from 'hyparquet';
import type { RowSink } from '../batch/output.ts';
import { loadZstd } from '../compression/zstd.ts';
import { writeError } from '../files/write-output.ts';
import { SourceError } from '../source-error.ts';
import { COLUMNS, type Column, type ColumnType, storedValue, TABLE_VERSION } from './columns.ts';

const PARQUET = /\.parquet$/i;
/** Bytes of rows in a row group, before compression: readers take whole groups, and the writer holds one. @cap */
const GROUP_BYTES = 64 * 2 ** 20;
/** The usual level: a higher one makes the file a few percent smaller and costs several times as much. @source The default of zstd. */
const ZSTD_LEVEL = 3;

/** Whether a path names a Parquet file. */
export function isParquet(path: string): boolean {
  return PARQUET.test(path);
}

/**
 * Writes rows as a Parquet file. Such a file is readable only when it is complete, so that it gets its name at the end; until
 * then it has `.part` after it.
 */
export async function parquetSink(path: string, replace: boolean): Promise<RowSink> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory() === true)
    throw new SourceError('unwritable', `cannot write ${path}: it is a folder`);
  if (!replace && (there?.size ?? 0) > 0) throw new SourceError('output-exists', `${path} already exists`);
  const [{ ByteWriter, ParquetWriter }, { compress }] = await Promise.all([
    import('hyparquet-writer'),
    loadZstd(),
  ]);
  const part = `${path}.part`;
  const file = await open(part, 'w').catch((error: unknown) => {
    throw writeError(error, path);
  });
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [...SCHEMA],
    codec: 'ZSTD',
    compressors: { ZSTD: (page) => compress(page, ZSTD_LEVEL) },
    kvMetadata: [{ key: 'fovea.table_version', value: TABLE_VERSION }],
  });
  const group = new RowGroup();
  const flush = async (): Promise<void> => {
    if (group.rows === 0) return;
    const columnData = COLUMNS.map(({ name }, at) => ({ name, data: group.values[at]! }));
    await writer.write({ columnData, rowGroupSize: group.rows });
    group.clear();
    await writeEncoded(bytes, file, path);
  };
  return {
    async write(line) {
      group.add(line);
      if (group.bytes >= GROUP_BYTES) await flush();
    },
    async close() {
      try {
        await flush();
        await writer.finish();
        await writeEncoded(bytes, file, path);
      } finally {
        await file.close();
      }
      await rename(part, path);
    },
    async abandon() {
      await file.close().catch(() => {});
      await rm(part, { force: true });
    },
  };
}

/** The rows of a row group, column by column. */
class RowGroup {
  rows = 0;
  bytes = 0;
  readonly values: unknown[][] = COLUMNS.map(() => []);

  add(line: Uint8Array): void {
    const row = JSON.parse(Buffer.from(line.buffer, line.byteOffset, line.byteLength).toString()) as object;
    for (const [at, column] of COLUMNS.entries())
      this.values[at]!.push(storedValue(column, row as Readonly<Record<string, unknown>>));
    this.rows++;
    this.bytes += line.length;
  }

  clear(): void {
    this.rows = 0;
    this.bytes = 0;
    for (const values of this.values) values.length = 0;
  }
}

/** Moves what the writer has encoded to the file, so that its memory does not grow with it. */
async function writeEncoded(
  bytes: { readonly buffer: ArrayBuffer; index: number },
  file: FileHandle,
  path: string,
): Promise<void> {
  const encoded = new Uint8Array(bytes.buffer, 0, bytes.index);
  try {
    for (let at = 0; at < encoded.length; ) at += (await file.write(encoded, at)).bytesWritten;
  } catch (error) {
    throw writeError(error, path);
  }
  bytes.index = 0;
}

const ELEMENTS: Readonly<Record<Exclude<ColumnType, 'texts'>, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  long: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  bits: { type: 'INT64' },
};

const SCHEMA: readonly SchemaElement[] = [
  { name: 'fovea', num_children: COLUMNS.length },
  ...COLUMNS.flatMap(elementsOf),
];

function elementsOf({ name, type }: Column): readonly SchemaElement[] {
  if (type !== 'texts') return [{ name, repetition_type: 'OPTIONAL', ...ELEMENTS[type] }];
  return [
    { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', ...ELEMENTS.text },
  ];
}
