import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Method, parsePage } from 'fovea';
import { beforeEach, describe, expect, it } from 'vitest';
import { runMethodCases } from '../../../packages/core/src/methods/method.cases.ts';
import { ROOT } from '../../baselines/root.ts';
import { fixtureSamples } from '../../train/reference/fixture-samples.ts';
import { ownFile, whyUnusable } from '../model-files.ts';
import { boilernet, boilernetHashed, readFold } from './boilernet.ts';
import { leafRows } from './leaf-features.ts';
import { runNetwork } from './network/run-network.ts';
import { pageLeaves } from './page-leaves.ts';

runMethodCases(boilernetHashed.method, {
  skip: [
    {
      reason:
        'the network has learned from hardly any page in these languages, and finds nothing in a short one',
      cases: ['finds an Arabic article', 'finds an Russian article'],
    },
  ],
});

describe('with the published vocabulary', () => {
  const why = whyUnusable(boilernet);
  beforeEach(({ skip }) => skip(why !== null, why ?? ''));

  runMethodCases(boilernet.method);
});

const golden = JSON.parse(readFileSync(new URL('testdata/reference.json', import.meta.url), 'utf8')) as {
  weights: string;
  pages: Record<string, number[]>;
};

describe('trainer and method', () => {
  it('are compared on the weights that are committed', () => {
    const digest = createHash('sha256')
      .update(readFileSync(ownFile('boilernet', boilernetHashed.weights[0]!)))
      .digest('hex');
    expect(golden.weights, 'The weights are newer: run reference.py.').toBe(digest);
  });

  it.each(fixtureSamples(join(ROOT, 'fixtures/pages')).filter(({ id }) => id in golden.pages))(
    'agree on $id',
    ({ id, html }) => {
      const { network, vocabulary } = readFold(0);
      const page = parsePage(html);
      const found = runNetwork(network, leafRows(page, pageLeaves(page), vocabulary));
      const wanted = golden.pages[id]!;
      expect(found.length).toBe(wanted.length);
      expect(Math.max(...wanted.map((p, i) => Math.abs(p - found[i]!)))).toBeLessThan(1e-4);
    },
  );

  it('do not agree by saying the same of every leaf', () => {
    const all = Object.values(golden.pages).flat();
    expect(all.filter((p) => p > 0.9).length).toBeGreaterThan(20);
    expect(all.filter((p) => p < 0.1).length).toBeGreaterThan(20);
  });
});

describe('the comparators', () => {
  it('state how large their networks are', () => {
    expect(readFold(0).network.parameters).toBe(boilernetHashed.facts.parameters);
    const size = readFileSync(ownFile('boilernet', boilernetHashed.weights[0]!)).length;
    expect(Math.abs(size - boilernetHashed.facts.bytes)).toBeLessThan(1000);
  });

  it('say what their trainer measured', () => {
    expect(boilernetHashed.measured!()).toMatch(
      /^F1 of leaves: content \.\d{3}, boilerplate \.\d{3}, mean \.8\d\d after 4 epochs; 157,193 leaves of our pages, five folds$/u,
    );
  });

  it('never judge a page by a network that has seen its site', () => {
    const sample = { id: '1', dataset: 'd', lang: null };
    const methods = new Set<Method>();
    for (let i = 0; i < 50; i++)
      methods.add(boilernetHashed.forSample!({ ...sample, site: `site${i}.example` }));
    expect(methods.size).toBe(5);
  });

  it('say what to do where weights are missing', () => {
    if (existsSync(join(ROOT, '.cache/comparators', boilernet.trained!.file))) return;
    const page = parsePage('<p>text');
    expect(() => boilernet.method.select(page, { options: { threshold: 0.5 } })).toThrow(
      /FOVEA_MODELS|how to train it/u,
    );
  });
});
