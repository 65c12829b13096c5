import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RenderError } from './render-error.ts';
import type { RenderSource } from './source.ts';

/** The browser reads archives from files, so an archive in memory gets a temporary one. */
export async function withLocalFile<Result>(
  source: RenderSource,
  use: (source: RenderSource) => Promise<Result>,
): Promise<Result> {
  if ('file' in source) {
    const file = resolve(source.file);
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) throw new RenderError('bad-source', `no such file: ${source.file}`);
    return use({ file });
  }
  if (!('mhtml' in source)) return use(source);
  const folder = await mkdtemp(join(tmpdir(), 'fovea-render-'));
  try {
    const file = join(folder, 'page.mhtml');
    await writeFile(file, source.mhtml);
    return await use({ file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
