import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { kindOfSource, webAddress } from '../http/web-address.ts';
import { SourceError } from '../source-error.ts';
import { isGlob, parseGlob } from './glob.ts';
import { fileError } from './read-bytes.ts';

/** A file to work on. */
export interface FoundFile {
  /** The path as a user would write it, `/`-separated. */
  readonly path: string;
  readonly size: number;
}

/** A page on the web to work on. */
export interface FoundAddress {
  readonly address: string;
}

/** A place in a list of pages where there is none. */
export interface MissingPage {
  readonly origin: string;
  readonly error: { readonly code: string; readonly message: string };
}

/** A page or many, as a user names them. */
export type BatchSource = string | MissingPage;

/** What to leave out. */
export interface ExpandOptions {
  /** What the run writes, files and whole folders: skipped in folders and globs, and an error if named. */
  readonly exclude?: readonly string[];
}

/** Standard input among the inputs; its size is unknown. */
export const STDIN = '-';

const TRAILING_SLASHES = /\/+$/;
const PAGE = /\.(?:html?|xhtml)(?:\.gz|\.br|\.zst)?$/i;

/** Expands files, folders (all pages in them), globs, addresses and `-`: each once, in a fixed order. */
export async function expandInputs(
  inputs: readonly BatchSource[],
  options: ExpandOptions = {},
): Promise<readonly (FoundFile | FoundAddress | MissingPage)[]> {
  const found = new Map<string, FoundFile | FoundAddress | MissingPage>();
  const excluded = (options.exclude ?? []).map((path) => resolve(path));
  const isExcluded = (path: string): boolean =>
    excluded.some((written) => path === written || path.startsWith(written + sep));
  for (const input of inputs) {
    if (typeof input !== 'string') {
      found.set(input.origin, input);
      continue;
    }
    if (kindOfSource(input) === 'address') {
      const { href } = webAddress(input);
      if (!found.has(href)) found.set(href, { address: input });
      continue;
    }
    const { files, named } = await expandOne(input);
    for (const file of files) {
      const key = resolve(file.path);
      if (!isExcluded(key)) {
        if (!found.has(key)) found.set(key, file);
      } else if (named) throw new SourceError('unreadable', `${input} is both input and output`);
    }
  }
  return [...found.values()];
}

async function expandOne(input: string): Promise<{ files: readonly FoundFile[]; named: boolean }> {
  if (input === STDIN) return { files: [{ path: STDIN, size: Number.NaN }], named: true };
  const info = await stat(input).catch((error: unknown) => {
    if (isGlob(input)) return null;
    throw fileError(error, input);
  });
  if (info?.isDirectory() === true) {
    const files = await filesBelow(input, (path) => PAGE.test(path));
    if (files.length === 0) throw new SourceError('not-found', `no .html, .htm or .xhtml files in ${input}`);
    return { files, named: false };
  }
  if (info !== null) return { files: [{ path: input, size: info.size }], named: true };
  const glob = parseGlob(input.split(sep).join('/'));
  const files = await filesBelow(glob.base, glob.matches);
  if (files.length === 0) throw new SourceError('not-found', `no file matches ${input}`);
  return { files, named: false };
}

/** All files below a folder that pass a test on their relative path, sorted by code unit. */
async function filesBelow(base: string, wanted: (path: string) => boolean): Promise<readonly FoundFile[]> {
  const files: FoundFile[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await entriesOf(join(base, folder) || '.')) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // Links to folders are not followed, so a cycle of links cannot trap the walk.
      if (entry.isDirectory()) folders.push(path);
      else if (wanted(path))
        await addFile(files, base === '' ? path : `${base.replace(TRAILING_SLASHES, '')}/${path}`);
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    throw fileError(error, folder);
  }
}

/** Adds a file unless it is a socket, a pipe or a broken link. */
async function addFile(files: FoundFile[], path: string): Promise<void> {
  const info = await stat(path).catch(() => null);
  if (info?.isFile() === true) files.push({ path, size: info.size });
}
