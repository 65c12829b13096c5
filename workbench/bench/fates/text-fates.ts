import { type ExtractResult, extract, type Method, type Page, parsePage, type Selection } from 'fovea';
import { textOf } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';
import { maskedText } from '../../metrics/alignment/masked-text.ts';
import { chosenNodes } from '../../metrics/nodes/page-nodes.ts';
import { mixedTokens } from '../../metrics/text/tokens.ts';
import { labelsOf, UNKNOWN } from '../../train/dump/labels.ts';

/** What became of one text of a page. */
export interface TextFate {
  /** The text node. */
  readonly node: number;
  /** Characters without white space. */
  readonly width: number;
  /** How much of it is in the gold, 0 to 1. */
  readonly gold: number;
  /** The step that left it out, `null` if it is in the output. */
  readonly left: Step | null;
  /** Whether it was left out but the output has the same words elsewhere, or it repeats an earlier text of the output. */
  readonly isCopy: boolean;
}

/** A step of the pipeline, and its reason. */
export interface Step {
  readonly name: string;
  readonly reason: string;
}

/** All texts of a page with what became of them. */
export interface PageFates {
  readonly page: Page;
  readonly result: ExtractResult;
  readonly texts: readonly TextFate[];
}

/** The step of a text that the method did not choose. */
export const NOT_CHOSEN = 'method';

/** The step of a text that the method chose and the arrangement of posts left out. */
export const ARRANGED = 'threads';

/** The step of a text that is not in the output although no step has said so. */
export const UNEXPLAINED = 'untold';

/** The steps that remove paragraphs which an earlier one has made of loose text; they name the box around it, which stays. */
const AFTER_STRUCTURE: ReadonlySet<string> = new Set(['clean/teasers', 'clean/loose-ends']);

/** The label of a text that is entirely content. */
const FULL = 254;

/** Fewer words are the same in two places by chance. */
const MIN_COPIED_WORDS = 4;

/**
 * Follows every text of a page through an extraction with default options. The steps are those that `explain` tells, so
 * that there is no second pipeline. `null` if the page has no gold text, or if the method also read another page than this
 * one, such as one that a script would have built.
 */
export function textFates(sample: Sample, method: Method): PageFates | null {
  if (sample.gold_text.trim() === '') return null;
  const page = parsePage(sample.html);
  const run = extractListening(page, method, sample.url);
  if (run === null) return null;
  const leaves = maskedText(page).leaves;
  const labels = labelsOf(sample, page, { blocks: { count: leaves.length, first: leaves, last: leaves } });
  if (labels === null || labels.includes(UNKNOWN)) return null;
  const steps = stepsOf(page, run.result, method.name);
  const chosen = chosenNodes(page.tree, run.selection);
  const output = new OutputText(run.result.text, sample.gold_text);
  const spelled = Array.from(leaves, (node) => spaceless(textOf(page, node)));
  const lefts = Array.from(leaves, (node, i) =>
    leftBy(steps[node], chosen[node] === 1, method.name, () => output.has(spelled[i]!)),
  );
  const gold = goldOfKeptFirst(labels, spelled, lefts);
  const texts = Array.from(leaves, (node, i): TextFate => {
    const text = spelled[i]!;
    const left = lefts[i]!;
    const isLong = mixedTokens(textOf(page, node)).length >= MIN_COPIED_WORDS;
    const isCopy = isLong && (left === null ? output.repeats(text) : output.has(text));
    return { node, width: text.length, gold: gold[i]!, left, isCopy };
  });
  return { page, result: run.result, texts };
}

/**
 * How much of each text is gold. Where the page has a text several times, the alignment marks any of them; the gold goes
 * to those in the output first, since none of it is lost if one is there.
 */
function goldOfKeptFirst(
  labels: Uint8Array,
  spelled: readonly string[],
  lefts: readonly (Step | null)[],
): number[] {
  const sums = new Map<string, number>();
  for (const [i, text] of spelled.entries()) sums.set(text, (sums.get(text) ?? 0) + labels[i]! / FULL);
  const gold = spelled.map(() => 0);
  for (const isKept of [true, false]) {
    for (const [i, text] of spelled.entries()) {
      if ((lefts[i] === null) !== isKept) continue;
      gold[i] = Math.min(1, sums.get(text)!);
      sums.set(text, sums.get(text)! - gold[i]!);
    }
  }
  return gold;
}

/** The result, and what the method itself had chosen. */
function extractListening(
  page: Page,
  method: Method,
  url: string | null,
): { readonly result: ExtractResult; readonly selection: Selection } | null {
  const selections: Selection[] = [];
  let isOther = false;
  const listening: Method = {
    ...method,
    select: (from, context) => {
      const selection = method.select(from, context);
      if (from === page) selections.push(selection);
      else isOther = true;
      return selection;
    },
  };
  const result = extract(page, {
    method: listening,
    formats: ['text'],
    title: 'auto',
    explain: true,
    posts: true,
    ...(url === null ? {} : { url }),
  });
  const [selection] = selections;
  return isOther || selection === undefined ? null : { result, selection };
}

/** The innermost removal around each node: one inside another must have come first. */
function stepsOf(page: Page, { removed = [] }: ExtractResult, method: string): (Step | undefined)[] {
  const steps: (Step | undefined)[] = [];
  // What the method left out was gone before any other step.
  const later = removed.filter(({ step }) => step !== method);
  const first = removed.filter(({ step }) => step === method);
  for (const { nodeId, step: name, reason } of [...later, ...first]) {
    const step = { name, reason };
    for (let id = nodeId; id < page.tree.end[nodeId]!; id++) steps[id] = step;
  }
  return steps;
}

function leftBy(
  step: Step | undefined,
  isChosen: boolean,
  method: string,
  isInOutput: () => boolean,
): Step | null {
  // The names and times of posts are mostly written again, above them.
  if (isChosen && step?.name === method)
    return isInOutput() ? null : { name: ARRANGED, reason: 'names and times of posts' };
  if (isChosen && AFTER_STRUCTURE.has(step?.name ?? '') && isInOutput()) return null;
  if (isChosen && step !== undefined) return step;
  // A post that the method had lost may have been put back.
  if (isInOutput() && (isChosen || step === undefined)) return null;
  return isChosen
    ? { name: UNEXPLAINED, reason: 'not in the text' }
    : { name: NOT_CHOSEN, reason: 'not chosen' };
}

/** White space, and characters that nobody sees: the output leaves format and control characters out. */
const SPACE = /[\s\p{Cf}\p{Cc}]+/gu;

/** A text without what is not counted of it. */
export function spaceless(text: string): string {
  return text.replace(SPACE, '');
}

/** Finds texts of the page in the output, whatever white space it has. */
class OutputText {
  readonly #text: string;
  readonly #gold: string;
  readonly #seen = new Map<string, number>();
  /** Texts come in the order of the page, so that the next one is mostly right here. */
  #at = 0;

  constructor(text: string, gold: string) {
    this.#text = spaceless(text);
    this.#gold = spaceless(gold);
  }

  has(text: string): boolean {
    const next = this.#text.indexOf(text, this.#at);
    if (next >= 0 && next - this.#at < MAX_DISTANCE) {
      this.#at = next + text.length;
      return true;
    }
    return next >= 0 || this.#text.includes(text);
  }

  /** Whether the same text was asked about before, more often than the gold has it. */
  repeats(text: string): boolean {
    const before = this.#seen.get(text) ?? 0;
    this.#seen.set(text, before + 1);
    return before > 0 && before >= occurrences(this.#gold, text);
  }
}

/** A match farther ahead than this may be another text with the same words. */
const MAX_DISTANCE = 2000;

function occurrences(whole: string, part: string): number {
  let count = 0;
  for (let at = whole.indexOf(part); at >= 0 && part !== ''; at = whole.indexOf(part, at + part.length))
    count++;
  return count;
}
