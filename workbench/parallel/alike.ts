import { isFoveaError, type Method, type Page, resolveOptions, type Selection } from 'fovea';
import { NO_NODE, NodeKind, rangesToNodes, tagNameOf, textOf } from 'fovea/page';
import { benchmarkOptions } from '../baselines/fovea/fovea-methods.ts';

/** What a method chooses of one page in all of its languages. */
export interface AlikePage {
  /** Elements with text of their own in every language. */
  readonly nodes: number;
  /** Those that are chosen in all languages or in none. */
  readonly alike: number;
  /** Those that are chosen in at least one language, and in all. */
  readonly anywhere: number;
  readonly everywhere: number;
  /** For each language, in order, the elements on which it differs from most. */
  readonly differing: readonly number[];
}

/** Elements whose text nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(['head', 'script', 'style', 'noscript', 'template']);
const BLANK = /^\s*$/u;

/** The elements of a page that have text of their own, as the number of the element in document order, with that text. */
function elementTexts(page: Page): Map<number, number> {
  const { size, kind, end, firstChild, nextSibling } = page.tree;
  const texts = new Map<number, number>();
  let element = 0;
  for (let id = 0; id < size; id++) {
    if (kind[id] !== NodeKind.element) continue;
    element++;
    if (UNREAD.has(tagNameOf(page.tree, id))) {
      for (let inside = id + 1; inside < end[id]!; inside++) if (kind[inside] === NodeKind.element) element++;
      id = end[id]! - 1;
      continue;
    }
    for (let child = firstChild[id]!; child !== NO_NODE; child = nextSibling[child]!) {
      if (kind[child] !== NodeKind.text || BLANK.test(textOf(page, child))) continue;
      texts.set(element, child);
      break;
    }
  }
  return texts;
}

/** Which nodes a method chooses; none where it cannot work. */
function chosenNodes(method: Method, page: Page): Uint8Array {
  const chosen = new Uint8Array(page.tree.size);
  const { roots, removed } = rangesToNodes(page, selectOrNothing(method, page));
  for (const root of roots) chosen.fill(1, root, page.tree.end[root]!);
  for (const node of removed) chosen.fill(0, node, page.tree.end[node]!);
  return chosen;
}

function selectOrNothing(method: Method, page: Page): Selection {
  const { methodOptions: options } = resolveOptions({ method, methodOptions: benchmarkOptions(method) });
  try {
    return method.select(page, { options });
  } catch (error) {
    if (isFoveaError(error) && error.code === 'unsupported-page')
      return { roots: [], removed: [], reasons: [error.message] };
    throw error;
  }
}

/** Compares what a method chooses in all languages of a page. */
export function alikePage(method: Method, versions: readonly Page[]): AlikePage {
  const all = versions.map((page) => ({ texts: elementTexts(page), chosen: chosenNodes(method, page) }));
  const shared = [...(all[0]?.texts.keys() ?? [])].filter((element) =>
    all.every(({ texts }) => texts.has(element)),
  );
  const differing = all.map(() => 0);
  let [anywhere, everywhere] = [0, 0];
  for (const element of shared) {
    const choices = all.map(({ texts, chosen }) => chosen[texts.get(element)!]!);
    const count = choices.reduce((sum, one) => sum + one, 0);
    if (count > 0) anywhere++;
    if (count === all.length) everywhere++;
    const usual = Number(count * 2 > all.length);
    for (const [at, choice] of choices.entries()) if (choice !== usual) differing[at]!++;
  }
  const alike = shared.length - anywhere + everywhere;
  return { nodes: shared.length, alike, anywhere, everywhere, differing };
}

/** The same over pages. */
export function sumOf(pages: readonly AlikePage[]): AlikePage {
  const total = (field: 'nodes' | 'alike' | 'anywhere' | 'everywhere'): number =>
    pages.reduce((sum, page) => sum + page[field], 0);
  const differing = (pages[0]?.differing ?? []).map((_, at) =>
    pages.reduce((sum, page) => sum + page.differing[at]!, 0),
  );
  return {
    nodes: total('nodes'),
    alike: total('alike'),
    anywhere: total('anywhere'),
    everywhere: total('everywhere'),
    differing,
  };
}
