import type { Page } from '../../../../page/page.ts';
import { Tag } from '../../../../page/tags.ts';
import type { BlockTable } from '../blocks/block-table.ts';
import type { GroupClasses } from '../groups/group-classes.ts';
import { type GroupSums, proseWidth } from '../groups/group-sums.ts';
import type { GroupTree } from '../groups/groups.ts';
import type { NodeCounts } from '../node-counts.ts';
import { flagByte, logByte, shareByte } from '../scale.ts';
import { DECLARED, declaredTypes } from './declared-types.ts';

/** Elements whose number tells page types apart. */
const COUNTED = [
  Tag.article,
  Tag.section,
  Tag.h1,
  Tag.h2,
  Tag.h3,
  Tag.p,
  Tag.li,
  Tag.img,
  Tag.a,
  Tag.time,
  Tag.table,
  Tag.pre,
  Tag.code,
  Tag.form,
  Tag.input,
  Tag.select,
  Tag.textarea,
  Tag.button,
  Tag.video,
  Tag.iframe,
  Tag.blockquote,
  Tag.dl,
  Tag.figure,
  Tag.details,
] as const;
const AMOUNTS = 16;
const ADDRESS = 9;

/** Bytes per page. */
export const PAGE_FEATURES: number = DECLARED + COUNTED.length + AMOUNTS + ADDRESS;

/** What the features of a page are made from. */
export interface PageParts {
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly sums: GroupSums;
  readonly classes: GroupClasses;
  readonly shapes: GroupClasses;
  readonly counts: NodeCounts;
}

/** The features of the page as a whole: what kind of page this is. */
export function pageFacts(page: Page, parts: PageParts): Uint8Array {
  const row = new Uint8Array(PAGE_FEATURES);
  const { flags, address } = declaredTypes(page);
  for (let i = 0; i < DECLARED; i++) row[i] = flagByte(flags[i] === 1);
  for (let i = 0; i < COUNTED.length; i++) row[DECLARED + i] = logByte(parts.counts.ofTag[COUNTED[i]!]!);
  writeAmounts(row.subarray(DECLARED + COUNTED.length), parts);
  writeAddress(row.subarray(DECLARED + COUNTED.length + AMOUNTS), address);
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
  row[0] = logByte(blocks.count);
  row[1] = logByte(groups.count);
  row[2] = logByte(width);
  row[3] = logByte(prose);
  row[4] = shareByte(prose, width);
  row[5] = shareByte(sums.linkWidth[0] ?? 0, width);
  row[6] = shareByte(largest[0], prose);
  row[7] = shareByte(largest[1], prose);
  row[8] = logByte(paragraphs);
  row[9] = shareByte(paragraphs, blocks.count);
  row[10] = logByte(priced);
  row[11] = shareByte(classes.mostWidth, width);
  row[12] = shareByte(classes.mostProse, prose);
  row[13] = shareByte(shapes.mostWidth, width);
  row[14] = shareByte(shapes.mostProse, prose);
  row[15] = logByte(sums.largestBlock[0] ?? 0);
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

/** The shape of the page's own address, never its words: front pages are short, articles end in slugs or numbers. */
function writeAddress(row: Uint8Array, address: string): void {
  const path = pathOf(address.slice(0, 500));
  if (path === null) return;
  const segments = path.split('/').filter((part) => part !== '');
  const last = segments.at(-1) ?? '';
  row[0] = 255;
  row[1] = flagByte(segments.length === 0);
  row[2] = logByte(segments.length * 8);
  row[3] = logByte(last.length);
  row[4] = logByte(last.split(WORD_BREAK).length * 4);
  row[5] = flagByte(YEAR_OR_NUMBER.test(last));
  row[6] = flagByte(segments.slice(0, -1).some((part) => YEAR.test(part)));
  row[7] = flagByte(path.endsWith('/'));
  row[8] = flagByte(FILE_ENDING.test(last));
}

/** The path of an address, `null` where there is none to speak of. */
function pathOf(address: string): string | null {
  const start = address.trim();
  if (start === '') return null;
  const host = start.indexOf('//');
  const slash = host < 0 ? 0 : start.indexOf('/', host + 2);
  const path = slash < 0 ? '' : start.slice(slash);
  return path.split(AFTER_PATH, 1)[0]!;
}
