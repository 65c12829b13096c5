import { nodesInside } from '../../features/inside.ts';
import { textLengths } from '../../features/text-length.ts';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { outermost } from '../../page/outermost.ts';
import type { Page } from '../../page/page.ts';
import { tagSet } from '../../page/tags.ts';
import { NO_NODE, type NodeId } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { CONTAINERS } from './containers.ts';

/** The largest share of links in a container. */
export interface LinkQuotaOptions {
  readonly quota: number;
}

/**
 * Link Quota Filter that removes blocks with more than a quarter of their text in links.
 * @source The quota is in the name.
 */
export const lqf25: Method<LinkQuotaOptions> = linkQuotaFilter(25);
/**
 * Link Quota Filter that removes blocks with more than half of their text in links.
 * @source The quota is in the name.
 */
export const lqf50: Method<LinkQuotaOptions> = linkQuotaFilter(50);
/**
 * Link Quota Filter that removes blocks with more than three quarters of their text in links.
 * @source The quota is in the name.
 */
export const lqf75: Method<LinkQuotaOptions> = linkQuotaFilter(75);

const LINK = tagSet('a');

function linkQuotaFilter(percent: number): Method<LinkQuotaOptions> {
  return {
    name: `lqf-${percent}`,
    about: `Link Quota Filter: the page without blocks that have more than ${percent} % of their text in links.`,
    needs: [],
    parameters: listParameters<LinkQuotaOptions>({
      quota: { default: percent / 100, about: 'Share of link text above which a block is removed.' },
    }),
    citation: {
      authors: 'Mantratzis, Orgun, Cassidy',
      title: 'Separating XHTML Content from Navigation Clutter Using DOM-Structure Block Analysis',
      year: 2005,
    },
    select(page, { options }) {
      const body = bodyOf(page.tree);
      if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
      const { removed, charsLeft } = filterContainers(page, body, options.quota);
      if (charsLeft > 0) {
        return { roots: [body], removed, reasons: [`${removed.length} blocks of links were removed.`] };
      }
      return removed.length > 0
        ? emptySelection('no-match', 'Every block with text consists mostly of links.')
        : emptySelection('no-text', 'The page has no visible text.');
    },
  };
}

/**
 * Judges every block after the blocks inside it, in one pass from the last node to the first: removed blocks no longer
 * count towards their ancestors.
 */
function filterContainers(
  page: Page,
  body: NodeId,
  quota: number,
): { removed: readonly NodeId[]; charsLeft: number } {
  const { tag, parent, end } = page.tree;
  const chars = textLengths(page, unseenNodes(page));
  const inLink = nodesInside(page.tree, LINK);
  const linkChars = chars.map((length, id) => (inLink[id] === 1 ? length : 0));
  const removed: NodeId[] = [];
  for (let id = end[body]! - 1; id > body; id--) {
    if (CONTAINERS[tag[id]!] === 1 && linkChars[id]! > quota * chars[id]!) {
      removed.push(id);
      continue;
    }
    chars[parent[id]!]! += chars[id]!;
    linkChars[parent[id]!]! += linkChars[id]!;
  }
  return { removed: outermost(page.tree, removed), charsLeft: chars[body]! };
}
