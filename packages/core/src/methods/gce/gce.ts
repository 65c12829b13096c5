import { layoutOf } from '../../layout/layout-of.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { isFixed, type PageLayout } from '../../page/page-layout.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Method } from '../method.ts';
import { analyse } from './analyse.ts';
import { reasonsFor } from './choice-reasons.ts';
import { GCE_PARAMETERS, type GceParameters, gceOptions } from './options.ts';

/** Grid, centering, expanding (Jung et al. 2021 and 2022): the content is near the middle of the first impression. */
export const gce: Method<GceParameters> = {
  name: 'gce',
  about:
    'Grid, centering, expanding: from the text nearest to the centre of the first screens up to its box.',
  needs: ['layout'],
  parameters: GCE_PARAMETERS,
  citation: {
    authors: 'Jung, Han, Kim, Kim, Cha',
    title: 'Extracting the Main Content of Web Pages Using the First Impression Area',
    year: 2022,
    doi: '10.1109/ACCESS.2022.3229080',
  },
  select(page, { options }) {
    const layout = layoutOf(page, 'gce');
    const body = bodyOf(page.tree);
    if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
    const resolved = gceOptions(options);
    const analysis = analyse(page, layout, body, resolved);
    if (analysis.texts.length === 0) return emptySelection('no-text', 'The page shows no text.');
    const reasons = reasonsFor(page, analysis, resolved.linkDensity);
    const { pick } = analysis;
    if (pick === null) {
      const message = 'Not readable: no candidate but the body at any of the three centres.';
      return { ...emptySelection('no-match', message), reasons: [...reasons, message] };
    }
    const { node, density } = pick.candidate;
    return { roots: [node], removed: fixedBelow(page.tree, layout, node), scores: [density], reasons };
  },
};

/** The boxes that stay in place while the page scrolls, which the papers remove, such as notices about cookies. */
function fixedBelow({ end, kind }: PageTree, layout: PageLayout, root: NodeId): NodeId[] {
  const fixed: NodeId[] = [];
  for (let node = root + 1; node < end[root]!; ) {
    const isOutermost = kind[node] === NodeKind.element && isFixed(layout, node);
    if (isOutermost) fixed.push(node);
    node = isOutermost ? end[node]! : node + 1;
  }
  return fixed;
}
