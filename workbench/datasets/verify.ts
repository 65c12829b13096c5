import { createHash } from 'node:crypto';
import { PassThrough, pipeline } from 'node:stream';
import { openJsonLines, readLines } from '@fovea/sources';
import { dataFolder } from './data-folder.ts';
import { datasetFiles } from './files.ts';
import type { Manifest } from './manifests/manifest.ts';
import { MANIFESTS } from './manifests/registry.ts';

/** The digest and the number of pages of a file. */
export interface Fingerprint {
  readonly pages: number;
  /** SHA-256 of the decompressed bytes, so that it does not depend on the compression. */
  readonly digest: string;
}

/** A dataset compared with its manifest. `known` or `found` is missing where there is no manifest or no file. */
export interface Verdict {
  readonly name: string;
  readonly state: 'same' | 'differs' | 'absent' | 'unknown';
  readonly known?: Fingerprint;
  readonly found?: Fingerprint;
}

/** Reads a file once for its digest and its number of pages. */
export async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash('sha256');
  const tap = new PassThrough();
  tap.on('data', (chunk: Uint8Array) => hash.update(chunk));
  // Errors reach the loop below through the stream; the callback only keeps them from being thrown twice.
  const stream = pipeline(openJsonLines(path), tap, () => {});
  let pages = 0;
  for await (const _ of readLines(stream)) pages++;
  return { pages, digest: hash.digest('hex') };
}

/** Compares every dataset that has a manifest or a file, in order of the names. */
export async function* verifyDatasets(
  folder: string = dataFolder(),
  manifests: readonly Manifest[] = MANIFESTS,
): AsyncGenerator<Verdict> {
  const files = await datasetFiles(folder);
  const known = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  for (const name of new Set([...known.keys(), ...files.keys()].toSorted())) {
    yield judge(name, known.get(name), files.get(name));
  }
}

async function judge(name: string, known: Manifest | undefined, path: string | undefined): Promise<Verdict> {
  if (path === undefined) return { name, state: 'absent', ...(known && { known }) };
  const found = await fingerprint(path);
  if (known === undefined) return { name, state: 'unknown', found };
  const isSame = found.digest === known.digest && found.pages === known.pages;
  return { name, state: isSame ? 'same' : 'differs', known, found };
}
