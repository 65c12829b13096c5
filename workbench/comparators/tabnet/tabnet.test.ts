import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runMethodCases } from '../../../packages/core/src/methods/method.cases.ts';
import { ownFile } from '../model-files.ts';
import { runTabNet } from './network/run-tabnet.ts';
import { readTabNetwork } from './network/tabnet-network.ts';
import { seedScores, spreadOf } from './seeds.ts';
import { tabnetBasic, tabnetBoth } from './tabnet.ts';

interface Golden {
  readonly weights: string;
  readonly rows: readonly { readonly tag: string; readonly values: number[]; readonly probability: number }[];
}

const COMPARATORS = [
  ['basic', tabnetBasic],
  ['both', tabnetBoth],
] as const;

describe.each(COMPARATORS)('the method: %s', (_, { method }) => {
  runMethodCases(method, {
    skip: [
      {
        reason:
          'boxes of the toy renderer look like no page it learned from: nothing exceeds the published threshold',
        cases: ['Japanese', 'Chinese', 'Arabic', 'Thai', 'Russian', 'English'].map(
          (language) => `finds an ${language} article`,
        ),
      },
    ],
  });
});

describe('trainings with other seeds', () => {
  it('have a middle, which is a training and not a mean', () => {
    expect(spreadOf({ 1: 0.5, 2: 0.9, 3: 0.6 })).toMatchObject({
      median: '3',
      least: 0.5,
      most: 0.9,
      count: 3,
    });
    expect(spreadOf({ 1: 0.5, 2: 0.9, 3: 0.6 }).mean).toBeCloseTo(2 / 3);
    expect(spreadOf({ 1: 0.5, 2: 0.9 }).median).toBe('1');
  });

  it('are told with both methods', () => {
    for (const [columns, { measured }] of COMPARATORS) {
      const { count } = spreadOf(seedScores()!.seeds[columns]);
      expect(count).toBeGreaterThan(1);
      expect(measured!()).toMatch(
        new RegExp(`^${count} trainings: mean \\.\\d{3}, \\.\\d{3} to \\.\\d{3}, on all \\d+$`, 'u'),
      );
    }
  });
});

describe.each(COMPARATORS)('trainer and method: %s', (columns, { weights, facts }) => {
  const file = ownFile('tabnet', weights[0]!);
  const golden = JSON.parse(
    readFileSync(new URL(`testdata/reference-${columns}.json`, import.meta.url), 'utf8'),
  ) as Golden;

  it('are compared on the weights that are committed', () => {
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(golden.weights, 'The weights are newer: run reference.py.').toBe(digest);
  });

  it('agree', () => {
    const found = runTabNet(readTabNetwork(file), {
      nodes: new Int32Array(golden.rows.length),
      tags: golden.rows.map(({ tag }) => tag),
      columns: [],
      values: Float64Array.from(golden.rows.flatMap(({ values }) => values)),
    });
    const off = golden.rows.map(({ probability }, i) => Math.abs(probability - found[i]!));
    expect(Math.max(...off)).toBeLessThan(1e-4);
    expect(golden.rows.some(({ probability }) => probability > 0.8)).toBe(true);
    expect(golden.rows.some(({ probability }) => probability < 0.2)).toBe(true);
  });

  it('are as large as stated', () => {
    expect(readTabNetwork(file).parameters).toBe(facts.parameters);
    expect(Math.abs(readFileSync(file).length - facts.bytes)).toBeLessThan(2000);
  });
});
