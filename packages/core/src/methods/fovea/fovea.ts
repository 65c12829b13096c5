import type { Page } from '../../page/page.ts';
import { NodeKind } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import { keepLeaves, Leaf } from '../../selection/keep-leaves.ts';
import type { PageType } from '../../selection/page-type.ts';
import type { Selection } from '../../selection/selection.ts';
import type { SiteProfile } from '../../site-profile/site-profile.ts';
import type { Method } from '../method.ts';
import { chooseBlocks } from './choosing/choose-blocks.ts';
import { scoreBlocks } from './choosing/score-blocks.ts';
import { applySite } from './choosing/site-signal.ts';
import { keepFields } from './completing/fields.ts';
import { keepMedia } from './completing/media.ts';
import { type PageFeatures, pageFeatures } from './features/page-features.ts';
import { loadModel } from './network/load-model.ts';
import type { Model } from './network/model.ts';
import { readPage, shareOf } from './network/read-page.ts';
import { type FoveaOptions, PARAMETERS } from './options.ts';

/**
 * Fovea's own method with a given network, for research; `fovea` itself uses the network that ships with the package.
 */
export function foveaMethod(model: () => Model): Method<FoveaOptions> {
  return {
    name: 'fovea',
    about: 'A small network over blocks of text: their shape, the tree around them, and their neighbours.',
    needs: [],
    parameters: PARAMETERS,
    select: (page, { options, site }) => selectWith(model(), page, options, site ?? null),
  };
}

/** Fovea's own method: a small network that reads the page's blocks in tree and document order. */
export const fovea: Method<FoveaOptions> = foveaMethod(loadModel);

function selectWith(model: Model, page: Page, options: FoveaOptions, site: SiteProfile | null): Selection {
  const features = pageFeatures(page);
  if (features.blocks.count === 0) return emptySelection('no-text', 'The page has no text.');
  const { logits, types } = readPage(model, features, options.policy);
  const likeliest = model.pageTypes[types.indexOf(Math.max(...types))]!;
  const repeated = site === null ? 0 : applySite(features, logits, likeliest, site);
  const chanceOf = (type: PageType): number => shareOf(types, model.pageTypes.indexOf(type));
  const kind = {
    isDiscussion: chanceOf('forum') >= EVEN,
    isOverview: chanceOf('listing') + chanceOf('collection') + chanceOf('product') >= EVEN,
  };
  const choice = chooseBlocks(page, features, logits, kind, options);
  // An article whose comments were left out is no discussion, however many they were.
  const pageType = choice.dropsComments ? likeliestBut('forum', model.pageTypes, types) : likeliest;
  const leaves = leavesOf(page, features, choice.keep);
  keepMedia(page, features, choice.keep, leaves, kind.isDiscussion);
  keepFields(page.tree, features, choice.keep, leaves);
  return {
    ...keepLeaves(page.tree, leaves),
    confidence: choice.confidence,
    blocks: scoreBlocks(page.tree, features.blocks, logits, choice),
    pageType,
    reasons: [
      `The page looks like this type: ${pageType}.`,
      ...(repeated === 0 ? [] : [`${repeated} blocks are on several pages of the site.`]),
      ...choice.reasons,
    ],
  };
}

/** A page that is less likely a discussion, or a list, than not may be an article with comments or teasers. @source even odds */
const EVEN = 0.5;

function likeliestBut(excluded: PageType, pageTypes: readonly PageType[], scores: Float32Array): PageType {
  const others = scores.map((score, index) =>
    pageTypes[index] === excluded ? Number.NEGATIVE_INFINITY : score,
  );
  return pageTypes[others.indexOf(Math.max(...others))]!;
}

/** Marks the text of every block as kept or dropped. */
function leavesOf({ tree }: Page, { blocks, context }: PageFeatures, keep: Uint8Array): Uint8Array {
  const { size, kind } = tree;
  const leaves = new Uint8Array(size);
  for (let block = 0; block < blocks.count; block++) {
    const mark = keep[block] === 1 ? Leaf.kept : Leaf.dropped;
    const last = blocks.last[block]!;
    for (let id = blocks.first[block]!; id <= last; id++) {
      if (kind[id] === NodeKind.text && context.skipped[id] === 0) leaves[id] = mark;
    }
  }
  return leaves;
}
