import type { NodeId, Page } from 'fovea';
import { attributesOf, NodeKind, tagNameOf, textOf } from 'fovea/page';

/** Elements without an end tag (HTML standard, «void elements»). */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr param frame keygen basefont bgsound'.split(
    ' ',
  ),
);

/** Elements whose text is not markup; a snapshot keeps such text only in scripts that are data. */
const RAW: ReadonlySet<string> = new Set('script style xmp iframe noembed noframes plaintext'.split(' '));

/** A parser drops a line break right after these start tags. */
const EATS_NEWLINE: ReadonlySet<string> = new Set(['pre', 'listing', 'textarea']);

/** Attribute names that a parser reads as they are written; scripts can create others. */
const NAME = /^[a-z][^\s/>"'=<]*$/i;

/** A page's tree as HTML; `marks` adds an attribute to some of its elements, by which they can be found again. */
export function pageHtml(page: Page, marks: ReadonlyMap<NodeId, string> = new Map()): string {
  const { kind, end, size } = page.tree;
  const parts: string[] = ['<!DOCTYPE html>'];
  const open: NodeId[] = [];
  for (let node = 1; node < size; node++) {
    while (open.length > 0 && node >= end[open.at(-1)!]!) parts.push(endTag(page, open.pop()!));
    if (kind[node] === NodeKind.text) parts.push(textIn(page, node));
    if (kind[node] !== NodeKind.element) continue;
    parts.push(startTag(page, node, marks.get(node)));
    if (!VOID.has(tagNameOf(page.tree, node))) open.push(node);
  }
  while (open.length > 0) parts.push(endTag(page, open.pop()!));
  return parts.join('');
}

/** The attribute for marks. */
export const MARK_ATTRIBUTE = 'data-fovea-label';

function startTag(page: Page, node: NodeId, mark: string | undefined): string {
  const given = attributesOf(page, node).filter(([name]) => name !== MARK_ATTRIBUTE && NAME.test(name));
  const all = mark === undefined ? given : [...given, [MARK_ATTRIBUTE, mark] as const];
  const tag = tagNameOf(page.tree, node);
  const newline = EATS_NEWLINE.has(tag) && firstText(page, node).startsWith('\n') ? '\n' : '';
  return `<${tag}${all.map(([name, value]) => ` ${name}="${escaped(value, IN_VALUES)}"`).join('')}>${newline}`;
}

function endTag(page: Page, node: NodeId): string {
  return `</${tagNameOf(page.tree, node)}>`;
}

function firstText(page: Page, node: NodeId): string {
  const first = page.tree.firstChild[node]!;
  return page.tree.kind[first] === NodeKind.text ? textOf(page, first) : '';
}

function textIn(page: Page, node: NodeId): string {
  const text = textOf(page, node);
  return RAW.has(tagNameOf(page.tree, page.tree.parent[node]!)) ? text : escaped(text, IN_TEXT);
}

const IN_TEXT = /[&<>\u00a0]/g;
const IN_VALUES = /[&"\u00a0]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

function escaped(text: string, unsafe: RegExp): string {
  return text.replace(unsafe, (char) => ENTITIES[char] ?? char);
}
