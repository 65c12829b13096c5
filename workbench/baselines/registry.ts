import { AbsentPeerError } from './absent-peer-error.ts';
import { binaryPeers } from './binaries/binary-peers.ts';
import type { Extractor } from './extractor.ts';
import { comparatorExtractors } from './fovea/comparator-extractors.ts';
import { foveaMethod, foveaMethods } from './fovea/fovea-methods.ts';
import { npmPeers } from './npm/npm-peers.ts';
import { extractnetPeer } from './python/extractnet/extractnet-peer.ts';
import { pythonPeers } from './python/python-peers.ts';

/** All extractors, installed or not, in the order of the tables. */
export function extractors(): readonly Extractor[] {
  return [
    ...foveaMethods(),
    ...comparatorExtractors(),
    ...npmPeers,
    ...pythonPeers,
    extractnetPeer,
    ...binaryPeers,
  ];
}

/**
 * The extractor of that name; methods of Fovea may omit `fovea:` and may have options (`dsc?window=50`). Throws with the
 * list of names.
 */
export function extractorNamed(name: string): Extractor {
  if (name.includes('?')) return foveaMethod(name.replace('fovea:', ''));
  const all = extractors();
  const found = all.find((one) => one.name === name) ?? all.find((one) => one.name === `fovea:${name}`);
  if (found !== undefined) return found;
  throw new Error(`No extractor '${name}'. There are: ${all.map((one) => one.name).join(', ')}.`);
}

/** The extractors that can run here, with their versions, and why the others cannot. */
export interface Roll {
  readonly present: readonly { readonly extractor: Extractor; readonly version: string }[];
  readonly notices: readonly string[];
}

/** Asks every extractor for its version; one that is not installed becomes a notice. */
export async function callRoll(wanted: readonly Extractor[]): Promise<Roll> {
  const present: { extractor: Extractor; version: string }[] = [];
  const notices: string[] = [];
  for (const extractor of wanted) {
    try {
      present.push({ extractor, version: await extractor.version() });
    } catch (error) {
      if (!(error instanceof AbsentPeerError)) throw error;
      notices.push(error.message);
    }
  }
  return { present, notices };
}
