import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { HEADINGS, isBlockElement } from '../../../elements/element-kinds.ts';

/** Longest text of a section's tools: two links in brackets. @sweep heading-tool */
const MAX_TOOL = 80;

/** Text in brackets of any script. */
const IN_BRACKETS = /^\s*\p{Ps}.*\p{Pe}\s*$/su;

/** What a text must have to say something. */
export const LETTER_OR_DIGIT: RegExp = /[\p{L}\p{N}]/u;

/** A phrase beside a heading that consists of links which act on the section. */
interface Tool {
  readonly element: ContentElement;
  readonly text: string;
}

/**
 * Finds the tools that wikis put beside headings to edit a section: only links with a query, either in brackets or
 * repeated beside several headings.
 */
export function findHeadingTools(elements: readonly ContentElement[]): ReadonlySet<ContentElement> {
  const tools: Tool[] = [];
  for (const element of elements) if (mayHoldTools(element)) tools.push(...toolsIn(element));
  if (tools.length === 0) return NO_ELEMENTS;
  const counts = new Map<string, number>();
  for (const { text } of tools) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(
    tools.filter(({ text }) => IN_BRACKETS.test(text) || counts.get(text)! > 1).map(({ element }) => element),
  );
}

const NO_ELEMENTS: ReadonlySet<ContentElement> = new Set();

/** Maximum number of children of a box around a heading and its tools: both, and white space around each. @sweep heading-tool-box */
const MAX_BOX = 5;

/** Whether an element is a heading or a box around one, where tools can be. */
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
