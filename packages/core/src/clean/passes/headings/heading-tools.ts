import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { HEADINGS, isBlockElement } from '../../../elements/element-kinds.ts';

/** Longest text of what works on a section: two links in brackets. @sweep heading-tool */
const MAX_TOOL = 80;

/** Text in brackets, whatever the script. */
const IN_BRACKETS = /^\s*\p{Ps}.*\p{Pe}\s*$/su;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A phrase beside a heading that is nothing but links which do something. */
interface Tool {
  readonly element: ContentElement;
  readonly text: string;
}

/**
 * Finds what wikis and editors put beside the headings of a page to work on the section: links with a query, nothing
 * else, and either in brackets or the same beside several headings.
 */
export function findHeadingTools(elements: readonly ContentElement[]): ReadonlySet<ContentElement> {
  const tools: Tool[] = [];
  for (const element of elements) if (mayHoldTools(element)) tools.push(...toolsIn(element));
  if (tools.length === 0) return NONE;
  const counts = new Map<string, number>();
  for (const { text } of tools) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(
    tools.filter(({ text }) => IN_BRACKETS.test(text) || counts.get(text)! > 1).map(({ element }) => element),
  );
}

const NONE: ReadonlySet<ContentElement> = new Set();

/** Children of a box around a heading and its tools: both, and white space around each. @sweep heading-tool-box */
const MAX_BOX = 5;

/** Tools stand in a heading, or beside one in a box of their own. */
function mayHoldTools({ tag, children }: ContentElement): boolean {
  return HEADINGS.has(tag) || (children.length <= MAX_BOX && children.some(isHeading));
}

/** The tools at the end of a heading, or in the box around one. */
function toolsIn({ tag, children }: ContentElement): Tool[] {
  const parts = children.filter((child) => child.kind === 'element' || child.text.trim() !== '');
  const isBox = parts.length === 2 && isHeading(parts[0]!);
  if (parts.length < 2 || !(isBox || HEADINGS.has(tag))) return [];
  const tools: Tool[] = [];
  for (let index = parts.length - 1; index > 0; index--) {
    const tool = toolOf(parts[index]!);
    if (tool === null) break;
    tools.push(tool);
  }
  return tools;
}

function isHeading(node: ContentNode): boolean {
  return node.kind === 'element' && HEADINGS.has(node.tag);
}

function toolOf(node: ContentNode): Tool | null {
  if (node.kind === 'text' || isBlockElement(node.tag)) return null;
  const text = rawTextOf(node, MAX_TOOL + 1);
  if (text.length > MAX_TOOL) return null;
  const links = elementsOf(node).filter(({ tag }) => tag === 'a');
  if (links.length === 0 || !links.every(hasQuery)) return null;
  let rest = text;
  for (const link of links) rest = rest.replace(rawTextOf(link), '');
  return LETTER_OR_DIGIT.test(rest) ? null : { element: node, text };
}

function hasQuery({ attributes }: ContentElement): boolean {
  return attributes.get('href')?.includes('?') === true;
}
