import { layoutOf } from '../../layout/layout-of.ts';
import { type Zone, zonesOf } from '../../layout/zones.ts';
import { outermost } from '../../page/outermost.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import type { Method } from '../method.ts';
import { RAE_2018, SEMANTIC_PARAMETERS, type SemanticOptions, tagsToTry } from './parameters.ts';

/** The published form of the baseline: the zones of the rendered page that hold a `<main>` or an `<article>`. */
export const semanticMarkupZones: Method<SemanticOptions> = {
  name: 'semantic-markup-zones',
  about: 'The zone of the rendered page that the author marked as main content (<main>, else <article>).',
  needs: ['layout'],
  parameters: SEMANTIC_PARAMETERS,
  citation: RAE_2018,
  select(page, { options }) {
    const tree = zonesOf(page, layoutOf(page, 'semantic-markup-zones'));
    if (tree === null) return emptySelection('no-body', 'The page has no body.');
    for (const tag of tagsToTry(options)) {
      // Zones are in breadth-first order already.
      const marked = tree.zones.filter(({ nodes }) => nodes.some((node) => page.tree.tag[node] === Tag[tag]));
      const chosen = options.mode === 'all' ? marked : marked.slice(0, 1);
      if (chosen.length > 0) return selectionOf(page, chosen, tag);
    }
    return emptySelection('no-match', 'No zone of the page is marked as main content.');
  },
};

function selectionOf({ tree }: Page, zones: readonly Zone[], tag: string): Selection {
  const roots = outermost(
    tree,
    zones.flatMap(({ nodes }) => nodes),
  );
  const reason = `The author marked ${zones.length === 1 ? 'this zone' : `these ${zones.length} zones`} as ${tag}.`;
  return { roots, removed: [], reasons: [reason] };
}
