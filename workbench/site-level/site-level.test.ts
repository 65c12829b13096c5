import { describe, expect, it } from 'vitest';
import { sampleOf } from '../metrics/nodes/find-node.cases.ts';
import { f1Plot } from './f1-plot.ts';
import { measureFoveaWithSite, measureMethods, type PageScore } from './measure-methods.ts';
import { measureSeconds, timed } from './measure-seconds.ts';
import { measureSignal } from './measure-signal.ts';
import { measureTemplate } from './measure-swde.ts';
import { keysOf } from './read-site.ts';
import { meanScore, sitePage, withKept, withMeasured, withSection } from './site-page.ts';
import { hasGold, SiteCounts } from './sites.ts';

const STORY = 'The harbour was quiet that morning, and the boats lay still under a thin fog.';
const html = (number: number): string =>
  `<body><nav><a href=/>Home</a></nav><main>${`<p>${STORY} It was day ${number}.</p>`.repeat(3)}</main><footer>Imprint of us</footer>`;

const samples = Array.from({ length: 5 }, (_, number) =>
  sampleOf({
    id: String(number),
    site: 'harbour.example',
    url: `https://example.org/${number}`,
    html: html(number),
    gold_text: `${STORY} It was day ${number}.\n`.repeat(3),
  }),
);

describe('SiteCounts', () => {
  it('chooses sites with four pages and gold, and no hosts of many people', () => {
    const counts = new SiteCounts();
    const given = [
      ...samples,
      ...['a', 'b', 'c'].map((id) => sampleOf({ id, site: 'small.example' })),
      ...Array.from({ length: 9 }, (_, at) =>
        sampleOf({ id: `${at}`, site: 'blogspot.com', gold_text: 'x' }),
      ),
      ...Array.from({ length: 9 }, (_, at) => sampleOf({ id: `${at}`, site: 'bare.example', gold_text: '' })),
      // The same page in two sets is one page.
      ...['a', 'b', 'c', 'd'].map((dataset) =>
        sampleOf({ dataset, site: 'twice.example', url: 'https://twice.example/', gold_text: 'x' }),
      ),
    ];
    for (const sample of given) counts.add(sample);
    const names = [...new Set(given.map(({ site }) => site))];
    expect(names.filter((name) => counts.isChosen(name))).toEqual(['harbour.example']);
    expect(counts.isChosen(null)).toBe(false);
  });

  it('measures no page with gold of tools, or of a part', () => {
    expect(hasGold(sampleOf({ dataset: 'readability', gold_text: 'x' }))).toBe(false);
    expect(hasGold(sampleOf({ gold_text: 'x', gold_partial: true }))).toBe(false);
    expect(hasGold(sampleOf({ gold_text: 'x' }))).toBe(true);
  });
});

describe('keysOf', () => {
  it('spreads pages evenly', () => {
    expect(keysOf({ samples }, 2, () => true)).toEqual([0, 2]);
    expect(keysOf({ samples }, 9, () => true)).toEqual([0, 1, 2, 3, 4]);
    expect(keysOf({ samples }, 9, ({ id }) => id > '2')).toEqual([3, 4]);
  });
});

describe('the measurements', () => {
  const site = { name: 'example.org', samples };
  const scores: readonly PageScore[] = [
    ...measureMethods(site, 1),
    ...measureFoveaWithSite(site, 1).filter(({ system }) => system !== 'fovea'),
  ];

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
      gold: 5,
      scores,
      withSite: measureFoveaWithSite(site, 1),
      withSiteSites: 1,
      methodSites: 1,
      signal,
      swde: [],
      templates: 0,
      seconds: [],
      timedSites: 0,
      crawl: [],
    };
    const page = sitePage(result);
    expect(page).toContain('| rbm-td ');
    expect(page).toContain('the 1 sites');
    expect(f1Plot(scores).body).toContain('polyline');
    // What is measured apart is written alone, and the rest stays.
    const crawl = [{ bySite: true, jobs: 2, wallMs: 1, cpuMs: 1, ownCpuMs: 1, peakMb: 7 }];
    const again = withMeasured(page.replace('| rbm-td ', '| old '), { ...result, signal: [], crawl });
    expect(again).toContain('| old ');
    expect(again).toMatch(/`fovea batch --jobs 2 --by-site` +\| +7 /);
    expect(again.match(/## The site as a signal/g)).toHaveLength(1);
    // What was measured before and not now is kept when everything else is written anew.
    const kept = withKept(page, again, result);
    expect(kept).toContain('| rbm-td ');
    expect(kept).toMatch(/`fovea batch --jobs 2 --by-site` +\| +7 .*\n\n## SWDE/);
    expect(kept.match(/## The site as a signal/g)).toHaveLength(1);
  });

  it('include the seconds of every method, and what is left of values', () => {
    expect(measureSeconds(site).map(({ system }) => system)).toContain('fovea + site');
    const valued = samples.map((sample, at) => ({
      ...sample,
      snippets: { with: [`day ${at}`], without: [] },
    }));
    const scores = measureTemplate({ name: 'example.org', samples: valued }, 1);
    const kept = scores.filter(({ system, k }) => system === 'rbm-td' && k === 4).map((row) => row.kept);
    expect(kept).toEqual([1]);
  });
});

describe('withSection', () => {
  it('replaces one section and nothing else', () => {
    expect(withSection('# a\n\n## b\n\nold\n\n## c\n', '## b', '## b\n\nnew')).toBe(
      '# a\n\n## b\n\nnew\n\n## c\n',
    );
    expect(withSection('# a\n\n## b\n\nold\n', '## b', '## b\n\nnew')).toBe('# a\n\n## b\n\nnew\n');
    expect(withSection('# a\n\n## SWDE: values must survive\n', '## b', '## b\n\nnew')).toBe(
      '# a\n\n## b\n\nnew\n\n## SWDE: values must survive\n',
    );
    expect(() => withSection('# a\n', '## b', '')).toThrow(/no section/);
  });
});

describe('timed', () => {
  it('waits for ten runs in a row that are alike, and does not count the first', () => {
    const run = (times: number[]) => {
      let now = 0;
      let runs = -1;
      return timed(
        () => {
          runs++;
          now += times[Math.min(runs, times.length - 1)]!;
        },
        () => now,
      );
    };
    expect(run([99, 1])).toEqual({ ms: 1, isSteady: true });
    expect(run([99, 50, 1])).toEqual({ ms: 1, isSteady: true });
    const wild = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 1 : 9));
    expect(run(wild)).toEqual({ ms: 5, isSteady: false });
  });
});
