import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@fovea/internal';
import { type Method, parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { runMethodCases } from '../../../packages/core/src/methods/method.cases.ts';
import { ROOT } from '../../baselines/root.ts';
import { foldOf } from '../../datasets/split.ts';
import { fixtureSamples } from '../../train/reference/fixture-samples.ts';
import { ownFile } from '../model-files.ts';
import { blockColumns, VICTOR_COLUMNS } from './block-columns.ts';
import { chainModel, readChain } from './chain/chain-model.ts';
import { CHAIN_TEMPLATES, OFFSETS } from './chain/chain-templates.ts';
import { bestClasses, scoreBlocks } from './model.ts';
import { pageBlocks } from './page-blocks.ts';
import { victorChain } from './victor.ts';

runMethodCases(victorChain.method, {
  skip: [
    {
      reason: 'words are told apart by spaces, and it has learned from too few Thai pages to do without them',
      cases: ['finds an Thai article'],
    },
  ],
});

const FILE = ownFile('victor', victorChain.weights[0]!);
const golden = JSON.parse(readFileSync(new URL('testdata/reference.json', import.meta.url), 'utf8')) as {
  weights: string;
  pages: Record<string, { readonly scores: readonly number[]; readonly classes: string }>;
};

describe('trainer and method', () => {
  it('are compared on the weights that are committed', () => {
    const digest = createHash('sha256').update(readFileSync(FILE)).digest('hex');
    expect(golden.weights, 'The weights are newer: run reference.py.').toBe(digest);
  });

  it.each(fixtureSamples(join(ROOT, 'fixtures/pages')))('agree on $id', ({ id, html }) => {
    const model = readChain(FILE);
    const page = parsePage(html);
    const scores = scoreBlocks(model, blockColumns(pageBlocks(page, bodyOf(page.tree))));
    const wanted = golden.pages[id]!;
    expect(scores.length).toBe(2 * wanted.scores.length);
    const apart = wanted.scores.map((score, i) => Math.abs(score - (scores[2 * i + 1]! - scores[2 * i]!)));
    expect(Math.max(...apart)).toBeLessThan(1e-4);
    expect([...bestClasses(model, scores)].join('')).toBe(wanted.classes);
  });

  it('do not agree by saying the same of every block', () => {
    const classes = Object.values(golden.pages)
      .map((page) => page.classes)
      .join('');
    for (const one of ['0', '1']) expect(classes.split(one).length).toBeGreaterThan(100);
  });
});

describe('the model of a chain', () => {
  /** Weights of nothing but: the first column's value 1, one block ahead; one block beyond the end; staying in a class. */
  const rows = OFFSETS.length;
  const values = VICTOR_COLUMNS.map((_, i) => (i === 0 ? [0, 1] : []));
  const weights = new Float32Array(rows * 2);
  const edges = new Float32Array(rows * 3);
  const ahead = OFFSETS.indexOf(1);
  weights[ahead * 2 + 1] = 2;
  edges[ahead * 3] = -3;
  const matrices = {
    weights: { rows, columns: 2, values: weights },
    edges: { rows, columns: 3, values: edges },
    transitions: { rows: 2, columns: 2, values: Float32Array.from([5, 0, 0, 0.5]) },
  };
  const model = chainModel({ facts: { values }, matrix: (name) => matrices[name as keyof typeof matrices] });
  const rowOf = (value: number): Uint16Array =>
    Uint16Array.from(VICTOR_COLUMNS, (_, i) => (i === 0 ? value : 9));

  it('adds what it reads of neighbours, and beyond the page', () => {
    // The second block is followed by a 1, the last one by nothing; a value without weights adds nothing.
    const scores = scoreBlocks(model, [rowOf(1), rowOf(0), rowOf(1), rowOf(7)]);
    expect([...scores]).toEqual([0, 0, 0, 2, 0, 0, 0, -3]);
  });

  it('lets neighbours decide together', () => {
    const scores = Float64Array.from([0, 0, 0, 2, 0, 0, 0, -3]);
    // Alone the second block would be content; staying `other` weighs more.
    expect([...bestClasses({ ...model, transitions: new Float64Array() }, scores)]).toEqual([0, 1, 0, 0]);
    expect([...bestClasses(model, scores)]).toEqual([0, 0, 0, 0]);
  });

  it('reads columns of the page once, and most others at seven blocks', () => {
    const counts = VICTOR_COLUMNS.map(
      (_, i) => CHAIN_TEMPLATES.filter(({ columns }) => columns[0] === i + 1).length,
    );
    const countOf = (name: string): number => counts[VICTOR_COLUMNS.indexOf(name)]!;
    expect(countOf('position')).toBe(1);
    expect(countOf('document.word-count')).toBe(1);
    expect(countOf('container.img')).toBe(4);
    expect(countOf('split.br')).toBe(6);
    expect(countOf('sentence.count')).toBe(7);
  });
});

describe('the comparator', () => {
  it('states how large it is', () => {
    const { weights, transitions } = readChain(FILE);
    expect(weights.length / 2 + transitions.length).toBe(victorChain.facts.parameters);
    expect(readFileSync(FILE).length).toBe(victorChain.facts.bytes);
  });

  it('has one chain for all pages of a fold, and five in all', () => {
    const byFold = new Map<number, Set<Method>>();
    for (let i = 0; i < 50; i++) {
      const sample = { id: '1', dataset: 'd', lang: null, site: `site${i}.example` };
      const fold = foldOf(sample, 5);
      byFold.set(fold, (byFold.get(fold) ?? new Set()).add(victorChain.forSample!(sample)));
    }
    expect(Array.from(byFold.values(), ({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(Array.from(byFold.values(), ([chain]) => chain)).size).toBe(5);
  });
});
