/** A range of media types in an `Accept` header. */
interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

const RANGE = /^\s*([\w!#$&^.+*-]{1,80})\/([\w!#$&^.+*-]{1,80})\s*(?:;|$)/u;
const QUALITY = /;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)/iu;
/** Browsers send fewer than ten. */
const MAX_RANGES = 50;

/** Reads an `Accept` header; malformed entries are ignored. */
function parseAccept(header: string): readonly MediaRange[] {
  return header
    .split(',', MAX_RANGES)
    .map((entry) => {
      const [, type = '', subtype = ''] = RANGE.exec(entry) ?? [];
      const quality = Number(QUALITY.exec(entry)?.[1] ?? '1');
      return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), quality };
    })
    .filter(({ type }) => type !== '');
}

/** The quality of a media type: that of the most specific range that matches it (RFC 9110, 12.5.1). */
function qualityOf(mediaType: string, ranges: readonly MediaRange[]): number {
  const [type, subtype] = mediaType.split('/');
  let best = -1;
  let quality = 0;
  for (const range of ranges) {
    const precision =
      range.type === type && range.subtype === subtype
        ? 2
        : range.type === type && range.subtype === '*'
          ? 1
          : range.type === '*' && range.subtype === '*'
            ? 0
            : -1;
    if (precision > best) {
      best = precision;
      quality = range.quality;
    }
  }
  return quality;
}

/** Chooses among the offered media types, the preferred first; `null` if none is acceptable. No header accepts all. */
export function chooseMediaType(header: string | null, offered: readonly string[]): string | null {
  const ranges = parseAccept(header ?? '');
  if (ranges.length === 0) return offered[0] ?? null;
  let chosen: string | null = null;
  let highest = 0;
  for (const mediaType of offered) {
    const quality = qualityOf(mediaType, ranges);
    if (quality > highest) {
      highest = quality;
      chosen = mediaType;
    }
  }
  return chosen;
}
