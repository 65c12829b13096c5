import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FetchOptions, SourceDocument } from '@fovea/sources';
import type { Command } from 'commander';
import { parsePositive } from './arguments.ts';
import { UsageError } from './exit.ts';
import { collectHeader, parseCookies, parseHeaderValue, parseProxy } from './request-arguments.ts';
import { version } from './version.ts';

/** The options about the source of a page. */
export interface SourceFlags {
  readonly url?: string;
  readonly timeout?: number;
  readonly maxSize?: number;
  readonly userAgent?: string;
  readonly allowPrivate?: boolean;
  /** By their names in lower case. */
  readonly header?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly proxy?: string;
}

const PAGE_FILE = /\.(?:html?|xhtml|txt|md)(?:\.gz|\.br|\.zst)?$/i;
const HOST_NAME = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/;

/** Reads a document from an address, a file or standard input. */
export async function openSource(source: string, flags: SourceFlags): Promise<SourceDocument> {
  const { fetchDocument, isFileAddress, kindOfSource, openFile, openStream } = await import('@fovea/sources');
  const maxBytes = await maxBytesOf(flags);
  const kind = kindOfSource(source);
  if (kind === 'stdin') return openStream(process.stdin, 'standard input', maxBytes);
  if (kind === 'address') return fetchDocument(source, fetchOptionsOf(flags));
  if (isFileAddress(source)) return openFile(fileURLToPath(source), maxBytes);
  if (!existsSync(source) && HOST_NAME.test(source) && !PAGE_FILE.test(source)) {
    throw new UsageError(`no file named ${source}: for a page on the web write https://${source}`);
  }
  return openFile(source, maxBytes);
}

/** The most bytes of a page. */
export async function maxBytesOf({ maxSize }: SourceFlags): Promise<number> {
  const { DEFAULT_MAX_BYTES } = await import('@fovea/sources');
  return maxSize === undefined ? DEFAULT_MAX_BYTES : Math.ceil(maxSize * 2 ** 20);
}

/** The options for fetching that the command line gives. */
export function fetchOptionsOf(flags: SourceFlags): FetchOptions {
  return {
    userAgent: flags.userAgent ?? `fovea/${version()}`,
    allowPrivate: flags.allowPrivate === true,
    ...(flags.proxy === undefined ? {} : { proxy: flags.proxy }),
    headers: { ...flags.header, ...(flags.cookie === undefined ? {} : { cookie: flags.cookie }) },
    ...(flags.maxSize === undefined ? {} : { maxBytes: Math.ceil(flags.maxSize * 2 ** 20) }),
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout * 1000 }),
  };
}

/** Adds the options about fetching that all commands share. */
export function addFetchOptions(command: Command): Command {
  return command
    .option('--max-size <MiB>', 'size limit for a page (default: 32)', parsePositive)
    .option(
      '--header <name: value>',
      'header for fetching; not sent on to other sites (may be repeated)',
      collectHeader,
    )
    .option('--cookie <name=value>', 'cookie for fetching; several separated by "; "', parseCookies)
    .option('--proxy <address>', 'fetch through a proxy: http://host:port', parseProxy)
    .option('--user-agent <text>', 'user agent for fetching', parseHeaderValue)
    .option('--allow-private', 'also fetch from this machine and the local network');
}
