import type { Page } from 'fovea';
import { LABELS, type Label, type RecordLabel } from './record.ts';

/** The labels of one page by one person: for each text of the page the index of its label, or `NO_LABEL`. */
export type TextLabels = Uint8Array;

/** The mark of a text without a label. */
const NO_LABEL: number = LABELS.length;

/** A page that was labelled, by one or more people. */
export interface LabelledPage {
  readonly texts: readonly string[];
  /** By annotator. */
  readonly labels: ReadonlyMap<string, TextLabels>;
}

/** How far two people agree on the pages that both have labelled. */
export interface PairAgreement {
  readonly annotators: readonly [string, string];
  readonly pages: number;
  /** Cohen's kappa of each label, over all texts of those pages; `null` if neither used it. */
  readonly kappa: Readonly<Record<Label, number | null>>;
  /** Mean over pages of the F1 of words in what the two call content. */
  readonly textF1: number;
}

/** The parts of Fovea that labelling needs; they are loaded on first use. */
export interface PageReader {
  readonly parsePage: (html: string) => Page;
  readonly textOf: (page: Page, node: number) => string;
  readonly isText: (page: Page, node: number) => boolean;
}

/** The texts of a page, each with the label of the nearest labelled element around it. */
export function textLabels(
  html: string,
  labels: readonly RecordLabel[],
  { parsePage, textOf, isText }: PageReader,
): { readonly texts: readonly string[]; readonly labels: TextLabels } {
  const page = parsePage(html);
  const { parent, size } = page.tree;
  const own = new Uint8Array(size).fill(NO_LABEL);
  const given = new Map(labels.map(({ node, label }) => [node, LABELS.indexOf(label)]));
  const texts: string[] = [];
  const found: number[] = [];
  // Parents come before their children, so one pass hands labels down.
  for (let node = 1; node < size; node++) {
    own[node] = given.get(node) ?? own[parent[node]!] ?? NO_LABEL;
    if (!isText(page, node)) continue;
    const text = textOf(page, node).trim();
    if (text === '') continue;
    texts.push(text);
    found.push(own[node]!);
  }
  return { texts, labels: Uint8Array.from(found) };
}

/** Every pair of annotators who have a page in common, by name. */
export function agreements(pages: Iterable<LabelledPage>): readonly PairAgreement[] {
  const pairs = new Map<string, PairCounts>();
  for (const { texts, labels } of pages) {
    const people = [...labels.keys()].toSorted();
    for (const [i, first] of people.entries())
      for (const second of people.slice(i + 1)) {
        const key = JSON.stringify([first, second]);
        const pair = pairs.get(key) ?? new PairCounts(first, second);
        pairs.set(key, pair);
        pair.add(texts, labels.get(first)!, labels.get(second)!);
      }
  }
  return [...pairs.values()].map((pair) => pair.result());
}

/** Counts of texts over the common pages of two people. */
class PairCounts {
  readonly #annotators: readonly [string, string];
  /** For each label: texts that both, only the first, only the second and neither gave it. */
  readonly #counts = LABELS.map((): [number, number, number, number] => [0, 0, 0, 0]);
  #pages = 0;
  #f1 = 0;

  constructor(first: string, second: string) {
    this.#annotators = [first, second];
  }

  add(texts: readonly string[], first: TextLabels, second: TextLabels): void {
    this.#pages++;
    for (const [label, counts] of this.#counts.entries())
      for (let text = 0; text < texts.length; text++) {
        const isFirst = first[text] === label;
        counts[(isFirst ? 0 : 2) + (second[text] === label ? 0 : 1)]!++;
      }
    const content = LABELS.indexOf('content');
    const wordsOf = (labels: TextLabels): string[] =>
      texts.filter((_, i) => labels[i] === content).flatMap(words);
    this.#f1 += overlapF1(wordsOf(first), wordsOf(second));
  }

  result(): PairAgreement {
    const kappa = Object.fromEntries(
      LABELS.map((label, i) => [label, kappaOf(...this.#counts[i]!)]),
    ) as PairAgreement['kappa'];
    return { annotators: this.#annotators, pages: this.#pages, kappa, textF1: this.#f1 / this.#pages };
  }
}

/** Cohen's kappa of a yes-or-no question; `null` if both always said no. */
export function kappaOf(both: number, onlyFirst: number, onlySecond: number, neither: number): number | null {
  const all = both + onlyFirst + onlySecond + neither;
  if (both + onlyFirst + onlySecond === 0) return null;
  const observed = (both + neither) / all;
  const yes = ((both + onlyFirst) / all) * ((both + onlySecond) / all);
  const no = ((onlySecond + neither) / all) * ((onlyFirst + neither) / all);
  const expected = yes + no;
  return expected === 1 ? 1 : (observed - expected) / (1 - expected);
}

/** A word, or one character in scripts that do not space their words. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{L}\p{M}\p{N}]|$)/gu;

function words(text: string): readonly string[] {
  return text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
}

/** F1 of two bags of words; both empty is full agreement. */
function overlapF1(first: readonly string[], second: readonly string[]): number {
  if (first.length + second.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of second) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common++;
    counts.set(word, left - 1);
  }
  return (2 * common) / (first.length + second.length);
}
