import { webAddress } from './web-address.ts';

/** The distinct addresses in a text, and the lines that are not addresses. */
export interface UrlList {
  readonly urls: readonly string[];
  readonly wrong: readonly string[];
}

/** Reads a text with one address per line; skips blank lines and those that start with `#`. */
export function readUrlList(text: string): UrlList {
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
