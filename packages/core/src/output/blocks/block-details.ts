import type { ContentElement } from '../../content/content-tree.ts';
import { firstNumber } from '../lists.ts';
import type { BlockType, ContentBlock } from './block.ts';

/** A block that is being made. */
export type BlockDraft = { -readonly [Key in keyof ContentBlock]: ContentBlock[Key] };

const TYPES: ReadonlyMap<string, BlockType> = new Map<string, BlockType>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag): [string, BlockType] => [tag, 'heading']),
  ['ul', 'list'],
  ['ol', 'list'],
  ['li', 'item'],
  ['dl', 'definitions'],
  ['dt', 'term'],
  ['dd', 'definition'],
  ['blockquote', 'quote'],
  ['pre', 'code'],
  ['table', 'table'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th', 'cell'],
  ['figure', 'figure'],
  ['figcaption', 'caption'],
  ['caption', 'caption'],
  ['details', 'details'],
  ['summary', 'summary'],
  ['hr', 'rule'],
  ['article', 'section'],
  ['section', 'section'],
  ['aside', 'section'],
  ['address', 'section'],
]);

/** What a block is. */
export function typeOf({ tag, attributes }: ContentElement): BlockType {
  if (attributes.has('data-callout')) return 'notice';
  if (attributes.has('data-notes')) return 'notes';
  return TYPES.get(tag) ?? 'paragraph';
}

const HEADING = /^h([1-6])$/u;

/** What a block says of itself besides its contents. */
export function detailsOf(element: ContentElement): Partial<BlockDraft> {
  const { tag, attributes } = element;
  const level = HEADING.exec(tag)?.[1];
  if (level !== undefined) return { level: Number(level) };
  switch (tag) {
    case 'ul':
      return { ordered: false };
    case 'ol':
      return firstNumber(element) === 1 ? { ordered: true } : { ordered: true, start: firstNumber(element) };
    case 'li':
      return attributes.has('data-task') ? { checked: attributes.get('data-task') === 'done' } : {};
    case 'pre':
      return attributes.has('data-lang') ? { language: attributes.get('data-lang')! } : {};
    case 'td':
    case 'th':
      return cellDetails(element);
    default:
      return attributes.has('data-callout') ? { kind: attributes.get('data-callout')! } : {};
  }
}

/** Elements that always have details. */
const WITH_DETAILS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'th']);

/** Whether a block may say anything of itself besides its contents; most do not. */
export function hasDetails({ tag, attributes }: ContentElement): boolean {
  return attributes.size > 0 || WITH_DETAILS.has(tag);
}

const SPAN = /^\s*(\d{1,4})\s*$/u;

function cellDetails({ tag, attributes }: ContentElement): Partial<BlockDraft> {
  const span = (name: string): number => Number(SPAN.exec(attributes.get(name) ?? '')?.[1] ?? 1);
  return {
    ...(tag === 'th' ? { header: true } : {}),
    ...(span('colspan') > 1 ? { columns: span('colspan') } : {}),
    ...(span('rowspan') > 1 ? { rows: span('rowspan') } : {}),
  };
}
