import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeDigest } from '../baselines/code-digest.ts';
import { packageFolder } from '../baselines/npm/installed-package.ts';
import { ROOT } from '../baselines/root.ts';

/** Where the bench keeps what it may need again. */
export const CACHE_FOLDER: string = join(ROOT, '.cache/bench');

/**
 * Digest of the code that scores: the metrics, and of Fovea what turns HTML into the tree under the node metrics.
 * Other changes to Fovea leave scores of peers valid.
 */
export function scorerDigest(): string {
  const metrics = fileURLToPath(new URL('../metrics', import.meta.url));
  const core = join(packageFolder('fovea') ?? '', 'dist');
  const parser = join(packageFolder('fovea-html') ?? '', 'dist');
  return codeDigest([metrics, parser, join(core, 'page'), join(core, 'parse-page.js')]);
}
