import { type Page, parsePage } from 'fovea';
import { NodeKind, tagNameOf, textContent } from 'fovea/page';

/** A content block: its range in the HTML and its comparison key. */
interface Block {
  readonly start: number;
  readonly end: number;
  readonly key: string;
}

/** Elements that only hold blocks. */
const WRAPPERS: ReadonlySet<string> = new Set(['html', 'body', 'article', 'main', 'section', 'div']);
const WHITE_SPACE = /\s+/gu;
/** Blocks of this length do not recur in a text by chance. @source Chosen by hand: about twenty words. */
const MIN_CERTAIN = 100;

/**
 * Joins the contents of pages that continue each other. What every page repeats above and below its own part is left out
 * after the first time, and long blocks wherever they recur; footnotes are numbered through.
 */
export function joinContents(contents: readonly string[]): string {
  const seen = new Set<string>();
  let notes = 0;
  const parts = contents.map((content) => {
    const blocks = blocksOf(parsePage(content));
    const kept = withoutBlocks(content, repeated(blocks, seen));
    for (const { key } of blocks) seen.add(key);
    const { html, most } = renumbered(kept, notes);
    notes += most;
    return html;
  });
  return parts.join('\n');
}

function blocksOf(page: Page): readonly Block[] {
  const { tree } = page;
  const blocks: Block[] = [];
  for (let node = 1; node < tree.size; node++) {
    if (
      tree.kind[node] !== NodeKind.element ||
      WRAPPERS.has(tagNameOf(tree, node)) ||
      tagNameOf(tree, node) === 'head'
    )
      continue;
    const [start, end] = [tree.sourceStart[node]!, tree.sourceEnd[node]!];
    if (start >= 0 && end > start) {
      const text = textContent(page, node).replace(WHITE_SPACE, ' ').trim();
      blocks.push({ start, end, key: text === '' ? tree.source.slice(start, end) : text });
    }
    node = tree.end[node]! - 1;
  }
  return blocks;
}

/** The blocks at both ends that earlier pages had, and the long ones anywhere. */
function repeated(blocks: readonly Block[], seen: ReadonlySet<string>): readonly Block[] {
  const isOld = blocks.map(({ key }) => seen.has(key));
  const first = isOld.indexOf(false);
  const last = isOld.lastIndexOf(false);
  return blocks.filter(({ key }, at) => {
    return isOld[at] === true && (first === -1 || at < first || at > last || key.length >= MIN_CERTAIN);
  });
}

function withoutBlocks(html: string, blocks: readonly Block[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of blocks) {
    kept += html.slice(from, start);
    from = end;
  }
  return kept + html.slice(from);
}

/** Our HTML has no `>` inside a tag. */
const TAG = /<[a-z][^>]*>/gu;
const NOTE = /( id="fn-| href="#fn-)(\d{1,6})"/gu;

/** Adds to the numbers of footnotes; returns also the highest number that there was. */
function renumbered(html: string, offset: number): { readonly html: string; readonly most: number } {
  let most = 0;
  const changed = html.replace(TAG, (tag) =>
    tag.replace(NOTE, (_, start: string, digits: string) => {
      most = Math.max(most, Number(digits));
      return `${start}${Number(digits) + offset}"`;
    }),
  );
  return { html: changed, most };
}
