import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@fovea/internal';
import { type Method, parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { runMethodCases } from '../../../packages/core/src/methods/method.cases.ts';
import { ROOT } from '../../baselines/root.ts';
import { fixtureSamples } from '../../train/reference/fixture-samples.ts';
import { ownFile } from '../model-files.ts';
import { decode } from './decode.ts';
import { pageFeatures } from './features.ts';
import { type Network, runNetwork } from './network.ts';
import { readRetrained } from './retrained-weights.ts';
import { web2textRetrained } from './web2text.ts';

runMethodCases(web2textRetrained.method);

const FILE = ownFile('web2text', web2textRetrained.weights[0]!);
const golden = JSON.parse(readFileSync(new URL('testdata/reference.json', import.meta.url), 'utf8')) as {
  weights: string;
  pages: Record<
    string,
    { readonly unary: readonly number[]; readonly edge: readonly number[]; readonly labels: string }
  >;
};

describe('trainer and method', () => {
  it('are compared on the weights that are committed', () => {
    const digest = createHash('sha256').update(readFileSync(FILE)).digest('hex');
    expect(golden.weights, 'The weights are newer: run reference.py.').toBe(digest);
  });

  it.each(fixtureSamples(join(ROOT, 'fixtures/pages')).filter(({ id }) => id in golden.pages))(
    'agree on $id',
    ({ id, html }) => {
      const networks = readRetrained(FILE);
      const page = parsePage(html);
      const { blocks, edges } = pageFeatures(page, bodyOf(page.tree));
      const [unary, edge] = [runNetwork(networks.unary, blocks), runNetwork(networks.edge, edges)];
      const wanted = golden.pages[id]!;
      expect(apart(unary, wanted.unary)).toBeLessThan(1e-4);
      expect(apart(edge, wanted.edge)).toBeLessThan(1e-4);
      expect([...decode(unary, edge)].join('')).toBe(wanted.labels);
    },
  );

  it('do not agree by saying the same of every block, nor on few pages', () => {
    const pages = Object.values(golden.pages);
    expect(pages.length).toBeGreaterThan(10);
    const labels = pages.map((page) => page.labels).join('');
    for (const one of ['0', '1']) expect(labels.split(one).length).toBeGreaterThan(100);
  });
});

/** The largest difference between two lists of the same length. */
function apart(found: ArrayLike<number>, wanted: readonly number[]): number {
  expect(found.length).toBe(wanted.length);
  return Math.max(0, ...wanted.map((value, i) => Math.abs(value - found[i]!)));
}

describe('the weights', () => {
  const { unary, edge } = readRetrained(FILE);
  const layers: Network = [...unary, ...edge];

  it('are as many as the tables say, with biases that the published ones lack', () => {
    const count = layers.reduce((sum, { weights, biases }) => sum + weights.length + biases.length, 0);
    expect(count).toBe(web2textRetrained.facts.parameters);
    expect(layers.every(({ biases }) => biases.some((bias) => bias !== 0))).toBe(true);
    expect(readFileSync(FILE).length).toBe(web2textRetrained.facts.bytes);
  });

  it('of no fold are those of another, and a page gets those that have not seen its site', () => {
    const digests = web2textRetrained.weights.map((name) =>
      createHash('sha256')
        .update(readFileSync(ownFile('web2text', name)))
        .digest('hex'),
    );
    expect(new Set(digests).size).toBe(5);
    const sample = { id: '1', dataset: 'd', lang: null };
    const methods = new Set<Method>();
    for (let i = 0; i < 50; i++)
      methods.add(web2textRetrained.forSample!({ ...sample, site: `site${i}.example` }));
    expect(methods.size).toBe(5);
  });
});
