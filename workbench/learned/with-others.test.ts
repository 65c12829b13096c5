import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../bench/result.ts';
import { learnedDocument, REFERENCE } from './learned-document.ts';
import type { LearnedSystem } from './learned-systems.ts';
import { withOthers } from './with-others.ts';

const LANGUAGES = ['en', 'en', 'en', 'en', 'en', 'ja', 'ja', 'ja', 'ja', 'ja'];

const systems: readonly LearnedSystem[] = [REFERENCE, 'one', 'two'].map((name) => ({
  name,
  kind: 'method',
  needsLayout: false,
  isCrossFitted: false,
  facts: { parameters: 7, bytes: 9, seenDatasets: [], seenLanguages: ['en'], published: [] },
}));

/** A document in which each system has the same score on every page, on another day. */
function documentOf(
  day: number,
  scores: Readonly<Record<string, number>>,
  { pages = LANGUAGES, layout = [] as number[], isBusy = false } = {},
): string {
  const records = pages.map(
    (lang): PageRecord => ({
      dataset: 'set',
      id: '',
      url: null,
      lang,
      pageType: 'und',
      systems: Object.fromEntries(
        Object.entries(scores).map(([name, f1]) => [
          name,
          { chars: 1, ms: 1, scores: { 'lcs-token': { f1 } } },
        ]),
      ),
    }),
  );
  return learnedDocument({
    command: `npm run learned -- --day ${day}`,
    setting: {
      date: `2026-01-0${day}`,
      node: 'v20',
      machine: 'a machine',
      jobs: 1,
      timeoutMs: 1,
      pagesPerDataset: 5,
      scorer: '',
      seconds: 1,
    },
    systems,
    records,
    words: {
      heldOut: [],
      english: records.filter(({ lang }) => lang === 'en'),
      japanese: records.filter(({ lang }) => lang === 'ja'),
    },
    layout: layout.map((f1) => ({
      system: 'vips',
      dataset: 'boxes',
      lang: 'en',
      f1,
      ms: isBusy ? Number.NaN : 1,
    })),
    layoutPages: { recorded: 1, rendered: 1 },
    pagesPerLanguage: 2,
    studies: new Map(),
    costs: isBusy ? [] : Object.keys(scores).map((system) => ({ system, pages: 3, ms: 10 * day })),
    notices: [],
  });
}

/** The cells of the row that begins so, below a heading. */
function row(page: string, heading: string, key: string): string[] {
  const section = page.slice(page.indexOf(heading));
  const line = section.split('\n').find((one) => one.startsWith(`| ${key} `))!;
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

describe('withOthers', () => {
  const written = documentOf(1, { [REFERENCE]: 0.5, one: 0.4, two: 0.3 }, { layout: [0.75] });
  const again = { systems: [REFERENCE, 'two'], date: '2026-01-02' };
  const page = withOthers(documentOf(2, { [REFERENCE]: 0.9, two: 0.8 }), written, again);

  it('has new numbers of some systems and the old ones of all others', () => {
    expect(row(page, '## By dataset', 'set')).toEqual(['10', '0.900', '0.400', '0.800']);
    expect(row(page, '## By language', 'ja')).toEqual(['5', '0.900°', '0.400°', '0.800°']);
    expect(['one', 'two'].map((name) => row(page, '# Learned', name)[2])).toEqual(['10.0', '20.0']);
    expect(row(page, '## Languages that were not seen', 'one')).toEqual([
      '5',
      '0.400',
      '5',
      '0.400',
      '0.000',
      '0.000',
      'too few pages to say anything (under 30)',
    ]);
    expect(row(page, '## English and Japanese', 'Japanese: all sets')).toEqual([
      '5',
      '0.900',
      '0.400',
      '0.800',
    ]);
  });

  it('says what was measured when, and keeps pages with layout if there are no new ones', () => {
    expect(page.split('\n')[0]).toContain('--day 1');
    expect(page).toContain('Measured on 2026-01-01 with Node');
    expect(page).toContain(
      'Measured again since then: fovea:fovea (2026-01-02), two (2026-01-02). The metric',
    );
    expect(page.match(/## On layouts/gu)).toHaveLength(1);
    const layouts = documentOf(2, { [REFERENCE]: 0.9, two: 0.8 }, { layout: [0.25] });
    expect(withOthers(layouts, written, again)).toContain('0.250');
    expect(withOthers(layouts, written, again)).not.toContain('0.750');
    expect(withOthers(layouts, written, again)).toContain('two (2026-01-02), all on layouts (2026-01-02).');
  });

  it('keeps the CPU time where none was measured, and what is said of it', () => {
    const busy = documentOf(2, { [REFERENCE]: 0.9, two: 0.8 }, { layout: [0.25], isBusy: true });
    expect(busy).not.toContain('Milliseconds are');
    const kept = withOthers(busy, written, again);
    expect(row(kept, '# Learned', 'two')[2]).toBe('10.0');
    expect(kept.match(/^Milliseconds are /gmu)).toHaveLength(1);
    expect(kept.indexOf('Milliseconds are')).toBeLessThan(kept.indexOf('## Published'));
    expect(row(kept, '## On layouts', 'vips')).toEqual(['0.250', '1.0']);
  });

  it('refuses other pages, and to begin with some systems', () => {
    const fewer = documentOf(2, { [REFERENCE]: 0.9 }, { pages: LANGUAGES.slice(1) });
    expect(() => withOthers(fewer, written, again)).toThrow('written for other pages');
    expect(() => withOthers(fewer, '', again)).toThrow('measure them without --systems');
  });
});
