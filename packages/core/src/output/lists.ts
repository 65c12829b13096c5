import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { isPhrase } from './walk-content.ts';

/**
 * CommonMark allows nine digits.
 * @source CommonMark 0.31, Section 5.2.
 */
const MAX_NUMBER = 999_999_999;

const INTEGER = /^\s*\d{1,9}\s*$/u;

/** The number of the first item of an ordered list. */
export function firstNumber({ attributes }: ContentElement): number {
  return numberOf(attributes.get('start')) ?? 1;
}

/** The number that an item states, or the next one. */
export function itemNumber({ attributes }: ContentElement, next: number): number {
  return Math.min(numberOf(attributes.get('value')) ?? next, MAX_NUMBER);
}

function numberOf(value: string | undefined): number | null {
  return value !== undefined && INTEGER.test(value) ? Number(value) : null;
}

/** Whether a list reads as lines: every item is one text, with at most lists below it. */
export function isTightList(list: ContentElement): boolean {
  return list.children.every((item) => item.kind === 'text' || isSimpleItem(item));
}

function isSimpleItem(item: ContentElement): boolean {
  let lines = 0;
  let wasPhrase = false;
  for (const child of item.children) {
    const phrase = isPhrase(child);
    if (!phrase && !isList(child) && !isParagraph(child)) return false;
    if (isParagraph(child) || (phrase && !wasPhrase)) lines++;
    wasPhrase = phrase;
  }
  return lines <= 1;
}

function isList(node: ContentNode): boolean {
  return node.kind === 'element' && (node.tag === 'ul' || node.tag === 'ol');
}

function isParagraph(node: ContentNode): boolean {
  return node.kind === 'element' && node.tag === 'p';
}
