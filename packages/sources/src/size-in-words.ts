/** @format */
const KIB = 1024;
/** @format */
const MIB = 1024 * KIB;

/** A number of bytes as people say it: `105 bytes`, `1.5 KiB`, `32 MiB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < KIB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return bytes < MIB ? `${rounded(bytes / KIB)} KiB` : `${rounded(bytes / MIB)} MiB`;
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10;
}
