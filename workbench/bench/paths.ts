import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeDigest } from '../baselines/code-digest.ts';
import { packageFolder } from '../baselines/npm/installed-package.ts';
import { ROOT } from '../baselines/root.ts';

/** The cache folder of the bench. */
export const CACHE_FOLDER: string = join(ROOT, '.cache/bench');

/**
 * Digest of the code that scores: the metrics, and the parts of Fovea that build the tree for the node metrics. Other
 * changes to Fovea leave the scores of peers valid.
 */
export function scorerDigest(): string {
  const metrics = fileURLToPath(new URL('../metrics', import.meta.url));
  const core = join(packageFolder('fovea') ?? '', 'dist');
  const parser = join(packageFolder('fovea-html') ?? '', 'dist');
  return codeDigest([metrics, parser, join(core, 'page'), join(core, 'parse-page.js')]);
}
