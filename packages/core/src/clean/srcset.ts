/** Candidates looked at; real lists have about ten. */
const MAX_CANDIDATES = 64;

const DESCRIPTOR = /^(\d+(?:\.\d+)?)[wx]$/u;
const WHITE_SPACE = /\s/u;
const OWN_DATA = /^\s*(?:data|blob|about|javascript):/iu;

/** The address of the largest picture in a `srcset`, or `null`. Addresses may hold commas, as the standard says. */
export function largestCandidate(srcset: string): string | null {
  let best: string | null = null;
  let bestSize = -1;
  let at = 0;
  for (let count = 0; count < MAX_CANDIDATES && at < srcset.length; count++) {
    while (at < srcset.length && isSeparator(srcset[at]!)) at++;
    const start = at;
    while (at < srcset.length && !WHITE_SPACE.test(srcset[at]!)) at++;
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
    if (url !== '' && !isDataUrl(url) && size > bestSize) {
      best = url;
      bestSize = size;
    }
  }
  return best;
}

/** True for addresses that carry their data with them, as placeholders do. */
export function isDataUrl(url: string): boolean {
  return OWN_DATA.test(url.slice(0, 64));
}

function isSeparator(char: string): boolean {
  return char === ',' || WHITE_SPACE.test(char);
}

function withoutTrailingCommas(url: string): string {
  let end = url.length;
  while (end > 0 && url[end - 1] === ',') end--;
  return url.slice(0, end);
}
