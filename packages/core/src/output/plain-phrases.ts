import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { rawTextOf } from '../content/content-walk.ts';
import { isBlockElement } from '../elements/element-kinds.ts';

/** White space that has to be collapsed; content in normal form has none. */
const UNCOLLAPSED = /[\t\f\r\n\u0000]| {2}/u;
const SPACES = /[ \t\f\r\n]+/gu;
const SPACES_AROUND_BREAK = / ?\n ?/gu;
/** Placeholder for a line break while white space is collapsed. */
const BREAK = '\u0000';
const BREAKS = /\u0000/gu;

/** What surrounds the text of an element. */
const ENCLOSING_SIGNS: ReadonlyMap<string, readonly [before: string, after: string]> = new Map([
  ['q', ['“', '”']],
  ['rt', ['(', ')']],
]);

/** The text of a line without markup; line breaks stay, and ruby readings follow in brackets. */
export function plainPhrases(nodes: readonly ContentNode[]): string {
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === 'text') return collapse(withoutBreaks(only.text));
  let text = '';
  const open: (ContentNode | string)[] = [];
  pushReversed(open, nodes);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') text += node;
    else if (node.kind === 'text') text += withoutBreaks(node.text);
    else if (node.tag === 'br') text += BREAK;
    else if (node.tag === 'math') text += formulaText(node);
    else if (node.tag === 'sup' && node.attributes.has('data-note-ref')) text += `[${rawTextOf(node)}]`;
    else if (node.tag !== 'rp' && !isBareEmbed(node)) pushInside(node, open);
  }
  return collapse(text);
}

/** A player that has no name, only an address. */
function isBareEmbed({ tag, attributes }: ContentElement): boolean {
  return tag === 'a' && attributes.has('data-embed');
}

function withoutBreaks(text: string): string {
  return text.includes(BREAK) ? text.replace(BREAKS, '') : text;
}

function collapse(text: string): string {
  if (!UNCOLLAPSED.test(text)) return text.trim();
  return text.replace(SPACES, ' ').replace(BREAKS, '\n').replace(SPACES_AROUND_BREAK, '\n').trim();
}

function pushInside(element: ContentElement, open: (ContentNode | string)[]): void {
  // Blocks do not belong in a line; if there is one, its words must not stick to the others.
  const around = ENCLOSING_SIGNS.get(element.tag) ?? (isBlockElement(element.tag) ? SPACED : null);
  if (around !== null) open.push(around[1]);
  pushReversed(open, element.children);
  if (around !== null) open.push(around[0]);
}

const SPACED: readonly [string, string] = [' ', ' '];

function pushReversed(open: (ContentNode | string)[], nodes: readonly ContentNode[]): void {
  for (let index = nodes.length - 1; index >= 0; index--) open.push(nodes[index]!);
}

/** A formula as its author typed it, otherwise its symbols in a row. */
export function formulaText(formula: ContentElement): string {
  const tex = formula.attributes.get('alttext')?.trim() ?? '';
  return tex === '' ? rawTextOf(formula) : tex;
}
