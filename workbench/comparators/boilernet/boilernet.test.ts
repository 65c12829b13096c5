import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Method, parsePage } from 'fovea';
import { beforeEach, describe, expect, it } from 'vitest';
import { runMethodCases } from '../../../packages/core/src/methods/method.cases.ts';
import { ROOT } from '../../baselines/root.ts';
import { fixtureSamples } from '../../train/reference/fixture-samples.ts';
import { ownFile, trainedFile, whyUnusable } from '../model-files.ts';
import { boilernet, boilernetHashed, OWN_REFERENCE, readFold, readOwn } from './boilernet.ts';
import type { BoilerNetModel } from './boilernet-method.ts';
import { leafRows } from './leaf-features.ts';
import { runNetwork } from './network/run-network.ts';
import { pageLeaves } from './page-leaves.ts';
import { isHeldOut, trendsPosition } from './trends-split.ts';

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

interface Golden {
  readonly weights: string;
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** What the trainer's network says of our own pages, with the weights that it said so of. */
interface Compared {
  readonly golden: string;
  readonly weights: string;
  read(): BoilerNetModel;
}

const REFERENCES: readonly (readonly [name: string, why: string | null, compared: () => Compared])[] = [
  [
    'boilernet-hashed, fold 0',
    null,
    () => ({
      golden: ownFile('boilernet', 'testdata/reference.json'),
      weights: ownFile('boilernet', boilernetHashed.weights[0]!),
      read: () => readFold(0),
    }),
  ],
  [
    'boilernet',
    whyUnusable(boilernet) ?? whyUnusable({ models: [], trained: OWN_REFERENCE }),
    () => ({
      golden: trainedFile(OWN_REFERENCE),
      weights: trainedFile(boilernet.trained!),
      read: readOwn,
    }),
  ],
];

describe.each(REFERENCES)('trainer and method: %s', (_, why, compared) => {
  const readGolden = (): Golden => JSON.parse(readFileSync(compared().golden, 'utf8')) as Golden;
  beforeEach(({ skip }) => skip(why !== null, why ?? ''));

  it('are compared on the weights that are here', () => {
    const digest = createHash('sha256').update(readFileSync(compared().weights)).digest('hex');
    expect(readGolden().weights, 'The weights are newer: run reference.py.').toBe(digest);
  });

  it('agree on every page', () => {
    const { pages } = readGolden();
    const { network, vocabulary } = compared().read();
    const samples = fixtureSamples(join(ROOT, 'fixtures/pages'));
    expect(Object.keys(pages)).toEqual(samples.map(({ id }) => id));
    for (const { id, html } of samples) {
      const page = parsePage(html);
      const found = runNetwork(network, leafRows(page, pageLeaves(page), vocabulary));
      const wanted = pages[id]!;
      expect(found.length, id).toBe(wanted.length);
      expect(Math.max(...wanted.map((p, i) => Math.abs(p - found[i]!))), id).toBeLessThan(1e-4);
    }
  });

  it('do not agree by saying the same of every leaf', () => {
    const all = Object.values(readGolden().pages).flat();
    expect(all.filter((p) => p > 0.9).length).toBeGreaterThan(20);
    expect(all.filter((p) => p < 0.1).length).toBeGreaterThan(20);
  });
});

describe('the pages that teach', () => {
  it('are those that the trainer takes', () => {
    const share = /^VALIDATION_SHARE = ([\d.]+)$/mu.exec(
      readFileSync(ownFile('boilernet', 'train/train.py'), 'utf8'),
    )![1];
    const pages = Array.from({ length: 200 }, (_, i) => ({ id: `${i}`, site: i % 2 === 0 ? null : `s${i}` }));
    expect(pages.map(isHeldOut)).toEqual(pages.map((page) => trendsPosition(page) < Number(share)));
    expect(pages.filter(isHeldOut).length).toBeGreaterThan(40);
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
