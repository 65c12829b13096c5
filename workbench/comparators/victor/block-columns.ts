import { SPLITS, type VictorBlock } from './page-blocks.ts';
import { TagClass } from './tag-classes.ts';
import { bucket, bulletLook, patternColumns, share, TEXT_COLUMNS, textColumns } from './text-columns.ts';

/** Containers that are columns, in order. @source Victor, configuration (`crf-features`). */
const CONTAINERS = ['bold', 'italic', 'headers', 'lists', 'forms', 'u', 'p', 'a', 'img'] as const;

/** The columns of a block, in the order of Victor's configuration; the templates of its model count from 1. */
export const VICTOR_COLUMNS: readonly string[] = [
  ...TEXT_COLUMNS,
  'position',
  'looks-like-bullet',
  'twins',
  'first-twin',
  ...CONTAINERS.map((name) => `container.${name}`),
  ...['inline', 'block', 'p', 'br', 'hr'].map((name) => `split.${name}`),
  ...['url', 'date', 'time'].map((name) => `regexp.${name}`),
  'td-group.word-rel',
  'div-group.word-rel',
  ...['word-count', 'sentence-count', 'block-count', 'max-td-group', 'max-div-group'].map(
    (name) => `document.${name}`,
  ),
];

/** Where counts are put, and steps of shares. @source Victor, configuration. */
const TWINS = [1, 2, 3, 4];
const SPLIT_COUNTS = [1, 2];
const DOCUMENT_WORDS = [1, 32, 64, 128, 256, 512, 1024, 2048];
const DOCUMENT_COUNTS = [1, 8, 16, 32, 64, 128, 256, 512];
const GROUP_STEPS = 4;
const POSITION_STEPS = 10;

const BETWEEN_LETTERS = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]+/u;

/** A row of columns for every block. @source Victor, code (`Features`). */
export function blockColumns(blocks: readonly VictorBlock[]): Uint16Array[] {
  const texts = blocks.map(({ text }) => textColumns(text));
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const sentences = texts.reduce((sum, text) => sum + text.sentences, 0);
  const wordsOutsideLinks = texts.map((text, i) =>
    (blocks[i]!.containers & TagClass.a) === 0 ? text.words : 0,
  );
  const td = groupShares(
    blocks.map((block) => block.td),
    wordsOutsideLinks,
    words,
  );
  const div = groupShares(
    blocks.map((block) => block.div),
    wordsOutsideLinks,
    words,
  );
  const ofDocument = [
    bucket(words, DOCUMENT_WORDS),
    bucket(sentences, DOCUMENT_COUNTS),
    bucket(blocks.length, DOCUMENT_COUNTS),
    td.reduce((most, one) => Math.max(most, one), 0),
    div.reduce((most, one) => Math.max(most, one), 0),
  ];
  const twins = twinCounts(blocks);
  const rowOf = ({ text, containers, splits }: VictorBlock, i: number): number[] => [
    ...texts[i]!.values,
    share(i, blocks.length, POSITION_STEPS),
    bulletLook(text),
    ...twins[i]!,
    ...CONTAINERS.map((name) => Number((containers & TagClass[name]) !== 0)),
    ...SPLITS.map((_, kind) => bucket(splits[kind]!, SPLIT_COUNTS)),
    ...patternColumns(text),
    td[i]!,
    div[i]!,
    ...ofDocument,
  ];
  return blocks.map((block, i) => Uint16Array.from(rowOf(block, i)));
}

/** For every block the share of the words that its group has outside links. */
function groupShares(groups: readonly number[], words: readonly number[], total: number): number[] {
  const sums = new Map<number, number>();
  for (const [i, group] of groups.entries()) sums.set(group, (sums.get(group) ?? 0) + words[i]!);
  return groups.map((group) => share(sums.get(group)!, total, GROUP_STEPS));
}

/** For every block how many have the same letters and digits, and whether it is the first of them. */
function twinCounts(blocks: readonly VictorBlock[]): (readonly [twins: number, isFirst: number])[] {
  const keys = blocks.map(({ text }) =>
    text
      .split(BETWEEN_LETTERS)
      .filter((part) => part !== '')
      .join('-'),
  );
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return keys.map((key) => {
    const isFirst = !seen.has(key);
    seen.add(key);
    return [bucket(counts.get(key)!, TWINS), Number(isFirst)];
  });
}
