import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../baselines/root.ts';

/** Bytes that a browser has to fetch for all of `fovea`: one minified script, gzipped at the best level. */
export async function bundleSize(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'packages/core/dist/index.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
