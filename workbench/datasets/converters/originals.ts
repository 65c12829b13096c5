import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parsePage } from 'fovea';
import { DatasetError } from '../data-folder.ts';
import type { Converter } from './converter.ts';

const ENCODED_NAME = new Intl.Collator('en', { numeric: true });

/** The first of the places below a folder that contains all the entries; fails with what was expected. */
export function findPlace(
  folder: string,
  places: readonly string[],
  entries: readonly string[],
  { name, expects }: Pick<Converter, 'name' | 'expects'>,
): string {
  const found = places.map((place) => join(folder, place)).find((place) => holds(place, entries));
  if (found === undefined)
    throw new DatasetError(`${folder} does not look like ${name}: it must hold ${expects}.`);
  return found;
}

/** True if a folder contains all the entries. */
export function holds(folder: string, entries: readonly string[]): boolean {
  return entries.every((entry) => existsSync(join(folder, entry)));
}

/** Names of the files in a folder with an extension, without it; 2 comes before 10. */
export async function stemsIn(folder: string, ending: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) && !name.startsWith('.'));
  return names.map((name) => name.slice(0, name.length - ending.length)).toSorted(ENCODED_NAME.compare);
}

/** The bytes of a file, decompressed if its name ends in `.gz`. */
export async function readBytes(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** The text of a file in any encoding, detected as for web pages. */
export async function readText(path: string): Promise<string> {
  return parsePage(await readBytes(path)).source ?? '';
}

/** The value in a JSON file, of a type that the caller knows. */
export async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
