import { createHash } from 'node:crypto';

const NOT_IN_NAMES = /[^a-z0-9.-]+/g;
const MAX_HOST = 60;

/** The file name of a page without its extension: the host to be readable, a hash of the address to be unique. */
export function fileNameOf(url: string): string {
  const host = new URL(url).host.toLowerCase().replace(NOT_IN_NAMES, '-').slice(0, MAX_HOST);
  return `${host}-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;
}
