import { createHash } from 'node:crypto';
import { webAddress } from '@fovea/sources';

const NOT_IN_NAMES = /[^a-z0-9.-]+/g;
const MAX_HOST = 60;

/** The file name of a page without its extension: the host to be readable, a hash of the address to be unique. */
export function fileNameOf(url: string): string {
  const host = new URL(url).host.toLowerCase().replace(NOT_IN_NAMES, '-').slice(0, MAX_HOST);
  return `${host}-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;
}

/** Reads a text with one address per line; skips blank lines and those that start with `#`. */
export function readUrlList(text: string): {
  readonly urls: readonly string[];
  readonly wrong: readonly string[];
} {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return { urls: [...new Set(lines.filter(isWeb))], wrong: lines.filter((line) => !isWeb(line)) };
}

function isWeb(line: string): boolean {
  try {
    return webAddress(line) !== null;
  } catch {
    return false;
  }
}
