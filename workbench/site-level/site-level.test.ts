import { describe, expect, it } from 'vitest';
import { sampleOf } from '../metrics/nodes/find-node.cases.ts';
import { f1Plot } from './f1-plot.ts';
import { measureMethods, measureSignal, type PageScore } from './measure-methods.ts';
import { keysOf } from './read-site.ts';
import { meanScore, sitePage } from './site-page.ts';
import { groupSites } from './sites.ts';

const STORY = 'The harbour was quiet that morning, and the boats lay still under a thin fog.';
const html = (number: number): string =>
  `<body><nav><a href=/>Home</a></nav><main>${`<p>${STORY} It was day ${number}.</p>`.repeat(3)}</main><footer>Imprint of us</footer>`;

const samples = Array.from({ length: 5 }, (_, number) =>
  sampleOf({
    id: String(number),
    site: 'example.org',
    url: `https://example.org/${number}`,
    html: html(number),
    gold_text: `${STORY} It was day ${number}.\n`.repeat(3),
  }),
);

describe('groupSites', () => {
  it('keeps sites with four pages and more, and no hosts of many people', () => {
    const others = ['a', 'b', 'c'].map((id) => sampleOf({ id, site: 'small.example' }));
    const hosted = Array.from({ length: 9 }, () => sampleOf({ site: 'blogspot.com' }));
    const sites = groupSites([...others, ...samples, ...hosted]);
    expect(sites.map(({ name, samples: own }) => [name, own.length])).toEqual([['example.org', 5]]);
  });
});

describe('keysOf', () => {
  it('spreads pages evenly', () => {
    expect(keysOf({ samples }, 2)).toEqual([0, 2]);
    expect(keysOf({ samples }, 9)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the measurements', () => {
  const site = { name: 'example.org', samples };
  const scores: readonly PageScore[] = measureMethods(site, 1);

  it('score every method with every number of siblings', () => {
    const systems = new Set(scores.map(({ system }) => system));
    expect(systems.size).toBe(10);
    // What is on all pages goes, and nothing else.
    expect(meanScore(scores, 'rbm-td', 4)?.words).toEqual({ precision: 1, recall: 1, f1: 1 });
    expect(meanScore(scores, 'r4', 16)).toEqual(meanScore(scores, 'r4', 1));
    expect(meanScore(scores, 'none', 1)).toBeNull();
  });

  it('become a page and a picture', () => {
    const signal = measureSignal(site, 2);
    const result = {
      date: '2026-01-01',
      node: 'v20',
      sites: 1,
      pages: 5,
      measuredSites: 1,
      scores,
      signal,
      swde: [],
    };
    const page = sitePage(result);
    expect(page).toContain('| rbm-td ');
    expect(page).toContain('Of 1 sites');
    expect(f1Plot(scores).body).toContain('polyline');
  });
});
