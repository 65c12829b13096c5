import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderOptions, RenderSource } from '@fovea/render';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { Size } from 'fovea';
import { UsageError } from './exit.ts';
import { openSource, type SourceFlags } from './open-source.ts';

/** The options about rendering. */
export interface RenderFlags extends SourceFlags {
  readonly viewport?: Size;
  readonly allowNetwork?: boolean;
}

const SIZE = /^(\d{1,5})x(\d{1,5})$/;
const ARCHIVE = /\.mht(?:ml)?$/i;

/** Adds the options about rendering to a command. */
export function addRenderOptions(command: Command): Command {
  return command
    .option('--viewport <WxH>', 'size of the browser window (default: 1920x1080)', parseViewport)
    .option('--allow-network', 'let a page from a file or standard input load resources from the network');
}

/** Reads a size such as 1280x720. */
export function parseViewport(value: string): Size {
  const [width, height] = (SIZE.exec(value) ?? []).slice(1).map(Number);
  if (!width || !height) throw new InvalidArgumentError('Use width and height in pixels: 1920x1080.');
  return { width, height };
}

/** What the browser has to open for a source on the command line. */
export async function renderSourceOf(source: string, flags: RenderFlags): Promise<RenderSource> {
  const { isFileAddress, kindOfSource, webAddress } = await import('@fovea/sources');
  const kind = kindOfSource(source);
  if (kind === 'address') return { url: webAddress(source).href };
  const file = isFileAddress(source) ? fileURLToPath(source) : source;
  const isArchive = ARCHIVE.test(file);
  // With --url the page represents that address, not the file and its neighbours.
  if (kind === 'file' && existsSync(file) && (isArchive || flags.url === undefined)) return { file };
  const { bytes } = await openSource(source, flags);
  return { html: bytes, ...(flags.url === undefined ? {} : { url: flags.url }) };
}

/** Throws for options that apply only to fetching. */
export function refuseFetchFlags(flags: RenderFlags): void {
  for (const name of ['header', 'cookie', 'proxy'] as const)
    if (flags[name] !== undefined)
      throw new UsageError(`--${name} is for fetching, and has no effect in the browser`);
}

/** The rendering options from the command line; throws for options that apply only to fetching. */
export function renderOptionsOf(source: RenderSource, flags: RenderFlags): RenderOptions {
  refuseFetchFlags(flags);
  const isOnTheWeb = 'url' in source && !('html' in source);
  const isOnline = isOnTheWeb || flags.allowNetwork === true;
  return {
    network: !isOnline ? 'none' : flags.allowPrivate === true ? 'any' : 'public',
    ...(flags.viewport === undefined ? {} : { viewport: flags.viewport }),
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout * 1000 }),
    ...(flags.userAgent === undefined ? {} : { userAgent: flags.userAgent }),
  };
}
