/** Reads one or two columns of a block near the judged one; as in `%x[-2,32]/%x[-2,33]`, both of the same block. */
export interface Template {
  /** The name before the colon of its features: `Udist_43_-2`. */
  readonly name: string;
  /** Distance of the block that is read, and its columns, from 1. */
  readonly offset: number;
  readonly columns: readonly number[];
}

/** A log-linear model: the score of a class is the sum of the weights of the features that a block has. */
export interface VictorModel {
  readonly classes: readonly string[];
  readonly templates: readonly Template[];
  /** For every template: where the weights of a value begin, by the key of the value. */
  readonly places: readonly ReadonlyMap<number, number>[];
  /** Weights by feature and class. */
  readonly weights: Float64Array;
  /** Weights by class before and class after; empty if neighbours do not matter. */
  readonly transitions: Float64Array;
}

/** Values of the second column are smaller. @format */
const PAIR = 1000;
/** Keys beyond the last block continue after this one. @format */
const AFTER_END = -100;

/** The number of what a template reads at a block: positive for columns, negative outside the page. */
export function keyAt(rows: readonly Uint16Array[], { offset, columns }: Template, block: number): number {
  const at = block + offset;
  if (at < 0) return at;
  if (at >= rows.length) return AFTER_END - (at - rows.length + 1);
  const row = rows[at]!;
  return columns.length === 1 ? row[columns[0]! - 1]! : row[columns[0]! - 1]! * PAIR + row[columns[1]! - 1]!;
}

const BEFORE = /^_B-(\d+)/;
const AFTER = /^_B\+(\d+)/;

/** The same number from the text after the colon of a feature: `2/0`, `_B-1`. */
export function keyOf(value: string): number {
  const before = BEFORE.exec(value);
  if (before !== null) return -Number(before[1]);
  const after = AFTER.exec(value);
  if (after !== null) return AFTER_END - Number(after[1]);
  const [first, second] = value.split('/').map(Number);
  return second === undefined ? first! : first! * PAIR + second;
}

const TEMPLATE = /^([^:]+):%x\[(-?\d+),(\d+)\](?:\/%x\[-?\d+,(\d+)\])?$/;

/** A template from its line; throws on what Victor does not use. */
export function readTemplate(line: string): Template {
  const found = TEMPLATE.exec(line);
  if (found === null) throw new Error(`Victor has no template such as ${line}`);
  const [, name, offset, ...columns] = found;
  return {
    name: name!,
    offset: Number(offset),
    columns: columns.filter((column) => column !== undefined).map(Number),
  };
}

/** Reads a model in the text form of CRF++: parts with blank lines between them. */
export function readCrfModel(text: string): VictorModel {
  const [head, classes, templates, features, weights] = text
    .split('\n\n')
    .map((part) => part.split('\n').filter((line) => line !== ''));
  if (weights === undefined || !head!.some((line) => line.startsWith('xsize:')))
    throw new Error('This is no model of CRF++ in its text form.');
  const list = templates!.map(readTemplate);
  const numbers = new Map(list.map(({ name }, i) => [name, i]));
  const places = list.map(() => new Map<number, number>());
  for (const line of features!) {
    const [place, name, value] = splitFeature(line);
    const template = numbers.get(name);
    if (template !== undefined) places[template]!.set(keyOf(value), place);
  }
  return {
    classes: classes!,
    templates: list,
    places,
    weights: Float64Array.from(weights, Number),
    transitions: new Float64Array(),
  };
}

function splitFeature(line: string): [place: number, name: string, value: string] {
  const space = line.indexOf(' ');
  const colon = line.indexOf(':', space);
  return [Number(line.slice(0, space)), line.slice(space + 1, colon), line.slice(colon + 1)];
}

/** The scores of all classes for all blocks, block by block. */
export function scoreBlocks(model: VictorModel, rows: readonly Uint16Array[]): Float64Array {
  const { classes, templates, places, weights } = model;
  const scores = new Float64Array(rows.length * classes.length);
  for (let block = 0; block < rows.length; block++) {
    for (const [i, template] of templates.entries()) {
      const place = places[i]!.get(keyAt(rows, template, block));
      if (place === undefined) continue;
      for (let one = 0; one < classes.length; one++)
        scores[block * classes.length + one]! += weights[place + one]!;
    }
  }
  return scores;
}

/** The best class of every block; with transitions, the best sequence of classes. */
export function bestClasses({ classes, transitions }: VictorModel, scores: Float64Array): Uint8Array {
  const count = scores.length / classes.length;
  const best = new Float64Array(scores);
  const from = new Uint8Array(scores.length);
  const size = classes.length;
  for (let block = 1; block < count && transitions.length > 0; block++) {
    for (let to = 0; to < size; to++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < size; before++) {
        const score = best[(block - 1) * size + before]! + transitions[before * size + to]!;
        if (score <= most) continue;
        most = score;
        from[block * size + to] = before;
      }
      best[block * size + to]! += most;
    }
  }
  const chosen = new Uint8Array(count);
  for (let block = count - 1; block >= 0; block--) {
    const isFree = transitions.length === 0 || block === count - 1;
    chosen[block] = isFree
      ? largest(best.subarray(block * size, (block + 1) * size))
      : from[(block + 1) * size + chosen[block + 1]!]!;
  }
  return chosen;
}

function largest(values: Float64Array): number {
  return values.indexOf(values.reduce((most, value) => Math.max(most, value)));
}
