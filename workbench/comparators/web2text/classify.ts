import { bodyOf } from '@fovea/internal';
import type { Page } from 'fovea';
import { NO_NODE } from 'fovea/page';
import { decode } from './decode.ts';
import { pageFeatures } from './features.ts';
import { type Networks, runNetwork } from './network.ts';

/** The blocks of a page, by the ids of their texts, and 1 for those that are content. */
export interface JudgedBlocks {
  readonly texts: Int32Array;
  readonly isContent: Uint8Array;
}

/** Judges the blocks of a page. */
export function classify(page: Page, { unary, edge }: Networks): JudgedBlocks {
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return { texts: new Int32Array(), isContent: new Uint8Array() };
  const { texts, blocks, edges } = pageFeatures(page, body);
  return { texts, isContent: decode(runNetwork(unary, blocks), runNetwork(edge, edges)) };
}
