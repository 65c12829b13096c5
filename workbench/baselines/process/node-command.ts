import { fileURLToPath } from 'node:url';
import type { PeerCommand } from './peer-process.ts';

/** The built form of `serve.ts`, also when this file runs from source in a test. */
const SERVE = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../build/workbench/baselines/process/serve.js', import.meta.url)
    : new URL('./serve.js', import.meta.url),
);

/** Serves an extractor that runs in Node from a process of its own. */
export function nodeCommand(name: string): PeerCommand {
  return { name, file: process.execPath, args: [SERVE, name], needs: [SERVE], hint: 'npm run build' };
}
