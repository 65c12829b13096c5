import { articleExtractor } from './article-extractor.ts';
import { defuddle } from './defuddle.ts';
import { domSmoothie } from './dom-smoothie.ts';
import { mercury, postlight } from './mercury.ts';
import { mizchiReadability } from './mizchi-readability.ts';
import type { NpmPeer } from './npm-peer.ts';
import { readabilityJsdom, readabilityLinkedom } from './readability.ts';
import { unfluff } from './unfluff.ts';
import { webforai } from './webforai.ts';

/** Peers from npm, in the order of the tables. */
export const npmPeers: readonly NpmPeer[] = [
  readabilityLinkedom,
  readabilityJsdom,
  defuddle,
  articleExtractor,
  postlight,
  mercury,
  unfluff,
  domSmoothie,
  mizchiReadability,
  webforai,
];
