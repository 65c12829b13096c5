import { SPACE } from '../../../page/spaces.ts';

/** Candidates read; real lists have about ten. @cap */
const MAX_CANDIDATES = 64;

const DESCRIPTOR = /^(\d+(?:\.\d+)?)[wx]$/u;
const OWN_DATA = /^\s*(?:data|blob|about|javascript):/iu;

/** Wider pictures are for print: no column of text on any screen is wider. @sweep picture-width */
const MAX_WIDTH = 2500;

/** A picture that a `srcset` offers. */
export interface Candidate {
  readonly url: string;
  /** Width in pixels, or pixel density; 1 if nothing is stated. */
  readonly size: number;
  /** Whether the size is a width. */
  readonly isWidth: boolean;
}

/** The address of the largest useful picture in a `srcset`, or `null`. */
export function bestCandidate(srcset: string): string | null {
  let best: Candidate | null = null;
  for (const candidate of candidatesOf(srcset)) {
    if (best === null || rank(candidate) > rank(best)) best = candidate;
  }
  return best?.url ?? null;
}

/** Ranks larger pictures higher up to the limit, and lower beyond it. */
function rank({ size, isWidth }: Candidate): number {
  return isWidth && size > MAX_WIDTH ? MAX_WIDTH / size : size;
}

/** The candidates of a `srcset`. Addresses may contain commas, as the standard says. */
function candidatesOf(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  let at = 0;
  for (let count = 0; count < MAX_CANDIDATES && at < srcset.length; count++) {
    while (at < srcset.length && isSeparator(srcset[at]!)) at++;
    const start = at;
    while (at < srcset.length && !SPACE.test(srcset[at]!)) at++;
    let url = srcset.slice(start, at);
    let descriptor = '';
    if (url.endsWith(',')) url = withoutTrailingCommas(url);
    else {
      const comma = srcset.indexOf(',', at);
      const end = comma < 0 ? srcset.length : comma;
      descriptor = srcset.slice(at, end).trim();
      at = end;
    }
    const size = Number(DESCRIPTOR.exec(descriptor)?.[1] ?? 1);
    if (url !== '' && !isDataUrl(url)) found.push({ url, size, isWidth: descriptor.endsWith('w') });
  }
  return found;
}

/** Whether an address carries its own data, as placeholders do. */
export function isDataUrl(url: string): boolean {
  return OWN_DATA.test(url.slice(0, 64));
}

function isSeparator(char: string): boolean {
  return char === ',' || SPACE.test(char);
}

function withoutTrailingCommas(url: string): string {
  let end = url.length;
  while (end > 0 && url[end - 1] === ',') end--;
  return url.slice(0, end);
}
