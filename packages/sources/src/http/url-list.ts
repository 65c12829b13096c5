import { webAddress } from './web-address.ts';

/** A line that is no address. */
export interface WrongLine {
  /** From 1, blank lines included. */
  readonly number: number;
  readonly text: string;
}

/** The distinct addresses in a text, as they stand there, and the lines that are none. */
export interface UrlList {
  readonly urls: readonly string[];
  readonly wrong: readonly WrongLine[];
  /** Both in the order of the text. */
  readonly entries: readonly (string | WrongLine)[];
  /** Lines with an address that an earlier one has, too. */
  readonly repeated: number;
}

/** Reads a text with one address per line; skips blank lines and those that start with `#`. */
export function readUrlList(text: string): UrlList {
  const entries: (string | WrongLine)[] = [];
  const known = new Set<string>();
  let repeated = 0;
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const href = hrefOf(line);
    if (href === null) entries.push({ number: at + 1, text: line });
    else if (known.has(href)) repeated++;
    else {
      known.add(href);
      entries.push(line);
    }
  }
  const urls = entries.filter((entry) => typeof entry === 'string');
  const wrong = entries.filter((entry) => typeof entry !== 'string');
  return { urls, wrong, entries, repeated };
}

function hrefOf(line: string): string | null {
  try {
    return webAddress(line).href;
  } catch {
    return null;
  }
}
