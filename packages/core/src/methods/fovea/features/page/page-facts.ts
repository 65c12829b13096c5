import type { Page } from '../../../../page/page.ts';
import { Tag } from '../../../../page/tags.ts';
import type { BlockTable } from '../blocks/block-table.ts';
import { columnIndexes, mapColumns } from '../column-indexes.ts';
import type { GroupClasses } from '../groups/group-classes.ts';
import { type GroupSums, proseWidth } from '../groups/group-sums.ts';
import type { GroupTree } from '../groups/groups.ts';
import type { NodeCounts } from '../node-counts.ts';
import { flagByte, logByte, shareByte } from '../scale.ts';
import { writeDeclared } from './declared-types.ts';
import { PAGE_COLUMNS } from './page-columns.ts';

const TEXT = /* @__PURE__ */ columnIndexes(PAGE_COLUMNS, 'text');
const ADDRESS = /* @__PURE__ */ columnIndexes(PAGE_COLUMNS, 'address');
/** Elements whose number distinguishes page types. */
const COUNTED = /* @__PURE__ */ mapColumns(PAGE_COLUMNS, 'count', (name, column) => ({
  tag: Tag[name],
  column,
}));

/** What the features of a page are computed from. */
export interface PageParts {
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly sums: GroupSums;
  readonly classes: GroupClasses;
  readonly shapes: GroupClasses;
  readonly counts: NodeCounts;
}

/** The features of the page as a whole, which show what kind of page it is. */
export function pageFacts(page: Page, parts: PageParts): Uint8Array {
  const row = new Uint8Array(PAGE_COLUMNS.length);
  const address = writeDeclared(page, row);
  for (const { tag, column } of COUNTED) row[column] = logByte(parts.counts.ofTag[tag]!);
  writeAmounts(row, parts);
  writeAddress(row, address);
  return row;
}

function writeAmounts(row: Uint8Array, { blocks, groups, sums, classes, shapes }: PageParts): void {
  const width = sums.width[0] ?? 0;
  const prose = sums.prose[0] ?? 0;
  const largest = twoLargest(sums.proseMass);
  let paragraphs = 0;
  let priced = 0;
  for (let block = 0; block < blocks.count; block++) {
    if (proseWidth(blocks, block) > 0) paragraphs++;
    if (blocks.currency[block]! > 0) priced++;
  }
  row[TEXT.blocks] = logByte(blocks.count);
  row[TEXT.groups] = logByte(groups.count);
  row[TEXT.width] = logByte(width);
  row[TEXT.prose] = logByte(prose);
  row[TEXT.proseShare] = shareByte(prose, width);
  row[TEXT.linkShare] = shareByte(sums.linkWidth[0] ?? 0, width);
  row[TEXT.mostProseMass] = shareByte(largest[0], prose);
  row[TEXT.secondProseMass] = shareByte(largest[1], prose);
  row[TEXT.paragraphs] = logByte(paragraphs);
  row[TEXT.paragraphShare] = shareByte(paragraphs, blocks.count);
  row[TEXT.priced] = logByte(priced);
  row[TEXT.widthOfClass] = shareByte(classes.mostWidth, width);
  row[TEXT.proseOfClass] = shareByte(classes.mostProse, prose);
  row[TEXT.widthOfShape] = shareByte(shapes.mostWidth, width);
  row[TEXT.proseOfShape] = shareByte(shapes.mostProse, prose);
  row[TEXT.largestBlock] = logByte(sums.largestBlock[0] ?? 0);
}

function twoLargest(values: Float32Array): [number, number] {
  let first = 0;
  let second = 0;
  for (const value of values) {
    if (value > first) {
      second = first;
      first = value;
    } else if (value > second) second = value;
  }
  return [first, second];
}

const WORD_BREAK = /[-_]/;
const YEAR_OR_NUMBER = /\d{4}/;
const YEAR = /^\d{4}$/;
const FILE_ENDING = /\.[a-z]{3,5}$/i;
const AFTER_PATH = /[?#]/;

/**
 * Writes the shape of the page's own address, never its words: front pages are short, articles end in slugs or numbers.
 */
function writeAddress(row: Uint8Array, address: string): void {
  const path = pathOf(address.slice(0, 500));
  if (path === null) return;
  const segments = path.split('/').filter((part) => part !== '');
  const last = segments.at(-1) ?? '';
  row[ADDRESS.known] = 255;
  row[ADDRESS.isRoot] = flagByte(segments.length === 0);
  row[ADDRESS.segments] = logByte(segments.length * 8);
  row[ADDRESS.length] = logByte(last.length);
  row[ADDRESS.words] = logByte(last.split(WORD_BREAK).length * 4);
  row[ADDRESS.hasNumber] = flagByte(YEAR_OR_NUMBER.test(last));
  row[ADDRESS.underYear] = flagByte(segments.slice(0, -1).some((part) => YEAR.test(part)));
  row[ADDRESS.isFolder] = flagByte(path.endsWith('/'));
  row[ADDRESS.hasEnding] = flagByte(FILE_ENDING.test(last));
}

/** The path of an address, or `null` if it has none. */
function pathOf(address: string): string | null {
  const start = address.trim();
  if (start === '') return null;
  const host = start.indexOf('//');
  const slash = host < 0 ? 0 : start.indexOf('/', host + 2);
  const path = slash < 0 ? '' : start.slice(slash);
  return path.split(AFTER_PATH, 1)[0]!;
}
