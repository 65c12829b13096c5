import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Twelve hex digits: enough to distinguish a few thousand versions without a collision. */
const DIGITS = 12;

/** A short digest of all scripts in folders, and of single files; it changes whenever their results may change. */
export function codeDigest(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of scriptsIn(path)) hash.update(`${file}\0`).update(readFileSync(join(path, file)));
  }
  return hash.digest('hex').slice(0, DIGITS);
}

function scriptsIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [''];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .toSorted();
}
