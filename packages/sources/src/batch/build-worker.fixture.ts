import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** A folder with the misbehaving worker, bundled so that a plain Node process can run it. */
export interface BuiltWorker {
  readonly folder: string;
  readonly worker: URL;
}

/** Bundles the misbehaving worker and its watchdog into a new folder. */
export async function buildWorker(): Promise<BuiltWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-batch-'));
  const entry = (name: string): string => fileURLToPath(new URL(`./${name}.fixture.ts`, import.meta.url));
  await build({
    entryPoints: {
      worker: entry('misbehaving-worker'),
      watchdog: entry('watchdog'),
      'hung-run': entry('hung-run'),
    },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  return { folder, worker: pathToFileURL(join(folder, 'worker.js')) };
}
