import { nodesInside } from '../../features/inside.ts';
import { measureText } from '../../language/count.ts';
import type { Zone, ZoneTree } from '../../layout/zones.ts';
import { textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { type PageLayout, styleOf } from '../../page/page-layout.ts';
import { tagSet } from '../../page/tags.ts';
import type { Stretch, ZoneText } from './sentences.ts';

const LINKS = tagSet('a');

/** Reads the visible text of zones, without hidden text and white space between boxes. */
export function zoneTextReader(
  page: Page,
  layout: PageLayout,
  { isText }: ZoneTree,
): (zone: Zone) => ZoneText {
  const { tree } = page;
  const isLinked = nodesInside(tree, LINKS);
  return ({ nodes }) => {
    const parts: string[] = [];
    const linked: Stretch[] = [];
    let length = 0;
    for (const node of nodes) {
      for (let id = node; id < tree.end[node]!; id++) {
        if (isText[id] !== 1) continue;
        const text = `${isApart(id) ? ' ' : ''}${textOf(page, id)}`;
        if (isLinked[id] === 1) linked.push({ start: length, end: length + text.length });
        length += text.length;
        parts.push(text);
      }
    }
    return { text: parts.join(''), linked };
  };

  /** Table cells and inline blocks are side by side, so their words do not run together. */
  function isApart(text: number): boolean {
    const above = tree.parent[text]!;
    return tree.firstChild[above] === text && styleOf(layout, above).display !== 'inline';
  }
}

/** Counts tokens as a prose tokenizer does: words and punctuation marks. */
export function countTokens(text: string): number {
  const { words, characters, letters, digits } = measureText(text);
  return words + characters - letters - digits;
}
