import { join } from 'node:path';
import type { Extractor } from '../extractor.ts';
import { processPeer } from '../process/process-peer.ts';
import { ROOT } from '../root.ts';

function binaryPeer(name: string, about: string): Extractor {
  const file = join(ROOT, '.cache/baselines/bin', name);
  const command = { name, file, args: [], needs: [file], hint: 'npm run baselines:binaries' };
  return processPeer('binary', about, command, [file]);
}

/** Peers in Go and Rust, in the order of the tables. */
export const binaryPeers: readonly Extractor[] = [
  binaryPeer('go-trafilatura', 'go-trafilatura with its fallbacks'),
  binaryPeer('rs-trafilatura', 'rs-trafilatura, page types and all'),
];
