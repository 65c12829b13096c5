import { fileURLToPath } from 'node:url';
import { codeDigest } from './code-digest.ts';

/** The conversions of every peer's output to the text that is scored. */
const CONVERSIONS: readonly string[] = ['peer-output', 'html-to-text', 'markdown-to-text'].map(siblingOf);

/**
 * The version of a peer with a digest of the code that calls it: `2.3.1+5f0c1a…`. Predictions are kept by version, and
 * one that an older adapter made is as stale as one of an older peer.
 */
export function withAdapter(version: string, files: readonly string[]): string {
  return `${version}+${codeDigest([...CONVERSIONS, ...files])}`;
}

/** The file that runs: the source in a test, otherwise its build. */
function siblingOf(name: string): string {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${name}.${ending}`, import.meta.url));
}
