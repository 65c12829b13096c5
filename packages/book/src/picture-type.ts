/** A type of pictures. */
export interface PictureType {
  readonly type: string;
  /** How its files end. */
  readonly ending: string;
}

/** The types that every reader of books shows, by the first bytes as Latin-1. */
const TYPES: readonly (readonly [start: RegExp, type: string, ending: string])[] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png', 'png'],
  [/^\xff\xd8\xff/, 'image/jpeg', 'jpg'],
  [/^GIF8[79]a/, 'image/gif', 'gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp', 'webp'],
];

/** Enough bytes to tell them apart. @format */
const HEAD = 16;

/** The type of a picture by its bytes, which cannot lie; `null` for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const found = TYPES.find(([start]) => start.test(head));
  return found === undefined ? null : { type: found[1], ending: found[2] };
}
