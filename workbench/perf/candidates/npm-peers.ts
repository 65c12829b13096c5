import type { NpmPeer } from '../../baselines/npm/npm-peer.ts';
import { npmPeers as peers } from '../../baselines/npm/npm-peers.ts';
import type { Candidate } from '../candidate.ts';

/** Every peer from npm as the bench calls it, but without the conversion to text, which is our work, not the peer's. */
export const npmPeers: readonly Candidate[] = peers.map(candidateOf);

/** Readability on linkedom is the reference of ratios, so it runs on all pages; the others are many and slow. */
function candidateOf({ name, about, packages, load }: NpmPeer): Candidate {
  return {
    name,
    about,
    packages,
    isSlow: name !== 'readability-linkedom',
    load: async () => {
      const work = await load();
      return async (html, url) => {
        const output = await work({ html, url: url ?? null });
        return output.html ?? output.markdown ?? output.text ?? '';
      };
    },
  };
}
