import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FetchOptions } from '@fovea/sources';
import { UsageError } from './exit.ts';
import { version } from './version.ts';

/** The options that concern where a page comes from. */
export interface SourceFlags {
  readonly url?: string;
  readonly timeout?: number;
  readonly maxSize?: number;
  readonly userAgent?: string;
  readonly allowPrivate?: boolean;
}

/** A page, opened. */
export interface OpenedSource {
  readonly bytes: Uint8Array;
  readonly url: string | null;
  readonly charset: string | null;
  readonly warnings: readonly string[];
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const PAGE_FILE = /\.(?:html?|xhtml)$/i;
const HOST_NAME = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/;

/** Whether a source is an address to fetch, rather than a file or standard input. */
export function isOnTheWeb(source: string): boolean {
  return SCHEME.test(source) && !source.startsWith('file://');
}

/** Reads a page from an address, a file or standard input. */
export async function openSource(source: string, flags: SourceFlags): Promise<OpenedSource> {
  const { DEFAULT_MAX_BYTES, fetchPage, readFileBytes, readStreamBytes } = await import('@fovea/sources');
  const maxBytes = flags.maxSize === undefined ? DEFAULT_MAX_BYTES : Math.ceil(flags.maxSize * 2 ** 20);
  if (source === '-') return local(await readStreamBytes(process.stdin, 'standard input', maxBytes));
  if (source.startsWith('file://')) return local(await readFileBytes(fileURLToPath(source), maxBytes));
  if (isOnTheWeb(source)) return fetchPage(source, fetchOptions(flags, maxBytes));
  if (!existsSync(source) && HOST_NAME.test(source) && !PAGE_FILE.test(source)) {
    throw new UsageError(`no file named ${source}: for a page on the web write https://${source}`);
  }
  return local(await readFileBytes(source, maxBytes));
}

function local(bytes: Uint8Array): OpenedSource {
  return { bytes, url: null, charset: null, warnings: [] };
}

function fetchOptions(flags: SourceFlags, maxBytes: number): FetchOptions {
  return {
    maxBytes,
    userAgent: flags.userAgent ?? `fovea/${version()}`,
    allowPrivate: flags.allowPrivate === true,
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout * 1000 }),
  };
}
