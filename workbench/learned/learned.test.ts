import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../bench/result.ts';
import { comparatorNamed } from '../comparators/registry.ts';
import { MANIFESTS } from '../datasets/manifests/registry.ts';
import { foldsDigest } from '../train/cross-fit.ts';
import { languageStudies, leftOutTable, studyTable } from './language-studies.ts';
import { layoutCosts, layoutLanguageTable, withLayoutScores } from './layout-tables.ts';
import { learnedDocument } from './learned-document.ts';
import { ABSENT_NOTE } from './learned-notes.ts';
import { type LearnedSystem, learnedSystems } from './learned-systems.ts';
import { factsTable, languageTable, scoresOf } from './learned-tables.ts';
import { lossTable } from './loss-table.ts';
import { layoutPart, readings } from './measure-layout.ts';

const SETTING = {
  date: '2026-01-01',
  node: 'v20',
  machine: 'a machine',
  jobs: 1,
  timeoutMs: 1,
  pagesPerDataset: 5,
  scorer: '',
  seconds: 1,
};

const system = (name: string, facts: Partial<LearnedSystem['facts']>): LearnedSystem => ({
  name,
  kind: 'method',
  needsLayout: false,
  isCrossFitted: facts.seenLanguages === 'all',
  facts: { parameters: 1234, bytes: 10, seenDatasets: [], seenLanguages: ['en'], published: [], ...facts },
});

const page = (lang: string, ours: number, theirs: number): PageRecord => ({
  dataset: `set-${lang}`,
  id: '',
  url: null,
  lang,
  pageType: 'und',
  systems: Object.fromEntries(
    Object.entries({ 'fovea:fovea': ours, other: theirs }).map(([name, f1]) => [
      name,
      { chars: 1, ms: 2, scores: { 'lcs-token': { f1 } } },
    ]),
  ),
});

/** A row of a study of languages. */
const STUDIED = { language: 'ja', pages: 7, seen: 0.8, unseen: 0.55 };

const times = (count: number, record: PageRecord): PageRecord[] =>
  Array.from({ length: count }, () => record);

describe('learnedSystems', () => {
  it('begins with ours, has every comparator, and counts parameters', () => {
    const [first, ...others] = learnedSystems();
    expect(first?.name).toBe('fovea:fovea');
    expect(first!.facts.parameters).toBeGreaterThan(10_000);
    expect(first!.facts.bytes).toBeGreaterThan(first!.facts.parameters / 2);
    expect(others.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['vips', 'rs-trafilatura', 'extractnet']),
    );
  });
});

describe('readings', () => {
  it('has two rows of a method whose paper leaves open what becomes of many elements', () => {
    const names = ['tabnet-both', 'vips'].flatMap((name) =>
      readings(comparatorNamed(name)!.method).map((variant) => variant.name),
    );
    expect(names).toEqual(['tabnet-both', 'tabnet-both?largestComponent=true', 'vips']);
  });
});

describe('layoutPart', () => {
  it('is another one with another row, so that no page keeps what lacks it', () => {
    expect(layoutPart()).toContain(' tabnet-both tabnet-both?largestComponent=true ');
    expect(layoutPart([{ name: 'a' }])).not.toBe(layoutPart([{ name: 'a' }, { name: 'b' }]));
  });

  it('is another one with other networks of the folds', () => {
    expect(layoutPart()).toContain(` ${foldsDigest()} `);
  });
});

describe('a system whose authors do not say which languages it has seen', () => {
  const silent = [system('other', { seenLanguages: null })];
  const scores = scoresOf(times(8, page('ja', 0.85, 0.4)));

  it('is said to be one, has no circle, and no loss', () => {
    expect(factsTable(silent, [])).toContain('other pages (languages not said)');
    expect(languageTable(silent, scores)).not.toContain('°');
    expect(lossTable(silent, scores, [], 'fovea:fovea')).not.toContain('other');
  });
});

describe('a system whose trainer says which languages it has seen', () => {
  const knowing = [system('other', { seenLanguages: ['en', 'pt'] })];

  it('has a circle on others, whatever the region, and none where the language is not known', () => {
    const marks = (lang: string): boolean =>
      languageTable(knowing, scoresOf(times(8, page(lang, 0.8, 0.4)))).includes('0.400°');
    expect(['pt-BR', 'und', 'ja'].map(marks)).toEqual([false, false, true]);
  });

  it('stands beside what ours does without a language, from its experiments', () => {
    expect(leftOutTable()).toMatch(/^\| language \| pages \| +seen \| unseen \|\n/u);
    expect(leftOutTable()).toMatch(/^\| ja +\|(?: +\.?\d+ \|){3}$/mu);
  });

  it('has a row for every language of its study', () => {
    const table = studyTable(new Map([['other', { learned: { en: 9, ja: 7 }, rows: [STUDIED] }]]));
    expect(
      table
        .split('\n')
        .at(-1)!
        .split('|')
        .map((cell) => cell.trim()),
    ).toEqual(['', 'other', 'ja', '7', '0.800', '0.550', '0.250', '']);
  });

  it('is one that was trained here', () => {
    for (const [name, { learned, rows }] of languageStudies()) {
      expect(learned['en'], name).toBeGreaterThan(0);
      expect(rows.at(-1)!.language).toBe('all');
      // Ours are measured with other networks than those of the study.
      if (name === 'fovea:fovea') continue;
      expect(learnedSystems().find((one) => one.name === name)!.facts.seenLanguages).toEqual(
        Object.keys(learned),
      );
    }
  });
});

describe('learnedDocument', () => {
  const systems = [
    system('fovea:fovea', { seenLanguages: 'all' }),
    system('other', { seenDatasets: ['set-en'] }),
  ];
  const text = learnedDocument({
    command: 'npm run learned',
    setting: SETTING,
    systems,
    records: [...times(8, page('en', 0.9, 0.8)), ...times(8, page('ja', 0.85, 0.4)), page('th', 1, 1)],
    words: {
      heldOut: times(2, page('en', 0.9, 0.8)),
      english: [
        ...times(8, { ...page('en', 0.9, 0.7), dataset: 'set-ja' }),
        ...times(2, page('en', 0.9, 0.2)),
        ...times(2, { ...page('en', 0.9, 0.1), dataset: 'both' }),
      ],
      japanese: [
        ...times(3, page('ja', 0.8, 0.3)),
        { ...page('ja', 0.8, 0.5), dataset: 'both' },
        ...times(4, { ...page('ja', 0.8, 0.4), dataset: 'only Japanese' }),
      ],
    },
    layout: [{ system: 'vips', dataset: 'spider', lang: 'en', f1: 0.5, ms: 3 }],
    layoutPages: { recorded: 2, rendered: 1 },
    pagesPerLanguage: 2,
    studies: new Map([['other', { learned: { en: 9 }, rows: [STUDIED] }]]),
    costs: [
      { system: 'fovea:fovea', pages: 9, ms: 12.34 },
      { system: 'other', pages: 8, ms: 100 },
    ],
    notices: ['somebody is skipped: not here'],
  });
  const rowOf = (start: string): string[] =>
    (text.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '')
      .split('|')
      .map((cell) => cell.trim());

  it('says what weights have seen, by dataset and by language', () => {
    expect(rowOf('set-en')).toEqual(['', 'set-en', '8', '0.900', '0.800*', '']);
    expect(rowOf('ja')).toEqual(['', 'ja', '8', '0.850', '0.400°', '']);
    const byLanguage = text.slice(text.indexOf('## By language'), text.indexOf('## Languages that'));
    expect(byLanguage).toContain('| ja ');
    expect(byLanguage).not.toContain('| th ');
    expect(text).toContain('- somebody is skipped: not here');
    expect(text).toContain('1,234');
    expect(rowOf('fovea:fovea')[4]).toBe('12.3');
    expect(rowOf('other')[4]).toBe('100.0 (8 pages)');
    expect(text).toContain('on the same 9 pages');
  });

  it('says of a system that needs layout what it reaches on recorded pages, and costs', () => {
    const layout = [0.25, 0.75].map((f1) => ({
      system: 'boxes',
      dataset: 'spider-layout',
      lang: 'en',
      f1,
      ms: 8 * f1,
    }));
    const boxes = [{ ...system('boxes', {}), needsLayout: true }];
    const table = factsTable(withLayoutScores(boxes, layout), [], layoutCosts(boxes, layout));
    expect(table).toContain('| LCS F1 0.500, 2 pages with recorded boxes ');
    expect(table).toContain(' 4.0 |');
    expect(factsTable(withLayoutScores(boxes, []), [], layoutCosts(boxes, []))).not.toContain('NaN');
  });

  it('compares English pages with Japanese ones, of all sets and of those that have both', () => {
    const section = text.slice(text.indexOf('## English and Japanese'), text.indexOf('## On layouts'));
    const cells = section
      .split('\n')
      .filter((line) => /^\| (?:English|Japanese|loss)/u.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.map(([, name, pages, , other]) => [name, pages, other])).toEqual([
      ['English: its own set, not learned from', '2', '0.800'],
      // (8 × 0.7 + 2 × 0.2 + 2 × 0.1) / 12, and (3 × 0.3 + 0.5 + 4 × 0.4) / 8.
      ['English: all other sets', '12', '0.517'],
      ['Japanese: all sets', '8', '0.375'],
      ['loss from its own set', '', '0.425'],
      ['loss from all other sets', '', '0.142'],
      // Three Japanese pages are of a set with .7, one is of a set with .1.
      ['English: sets with pages in both', '10', '0.550'],
      ['Japanese: sets with pages in both', '4', '0.350'],
      ['loss within these sets', '', '0.200'],
    ]);
  });

  it('has a table of layouts by language, with circles as above', () => {
    const boxes = { ...system('boxes', { seenLanguages: ['en'] }), needsLayout: true };
    const layout = ['fovea:fovea', 'boxes', 'boxes?largest=true'].flatMap((name) =>
      ['en', 'zh', 'ja'].flatMap((lang) =>
        Array.from({ length: lang === 'ja' ? 4 : 5 }, () => ({
          system: name,
          dataset: 'spider-layout',
          lang,
          f1: lang === 'en' ? 0.75 : 0.25,
          ms: 1,
        })),
      ),
    );
    const table = layoutLanguageTable([systems[0]!, boxes], layout);
    // Four Japanese pages are too few for a column.
    expect(table).toMatch(/^\| system +\| en \(5\) \| zh \(5\) \|$/mu);
    expect(table).toMatch(/^\| fovea:fovea +\| +0\.750 \| +0\.250 \|$/mu);
    for (const name of ['boxes', 'boxes\\?largest=true'])
      expect(table).toMatch(new RegExp(`^\\| ${name} +\\| +0\\.750 \\| +0\\.250° \\|$`, 'mu'));
    const loss = lossTable([boxes], [], layout, 'fovea:fovea');
    expect(loss).toMatch(/\| boxes +\| +5 \| 0\.750 \| +9 \| 0\.250 \|/u);
    expect(lossTable([boxes], [], [], 'fovea:fovea')).not.toContain('boxes');
  });

  it('names the sets that are left out for their gold', () => {
    const absent = MANIFESTS.filter(({ gold }) => gold === 'snippets').map(({ name }) => name);
    expect(absent.length).toBeGreaterThan(1);
    for (const name of absent) expect(ABSENT_NOTE).toContain(`\`${name}\``);
  });

  it('compares the loss on unseen languages with that of the reference', () => {
    const loss = text.slice(text.indexOf('## Languages that were not seen'));
    const row = loss.split('\n').find((line) => line.startsWith('| other'))!;
    // (8 × 0.4 + 1) / 9 = 0.467; the reference has (8 × 0.85 + 1) / 9 = 0.867 there.
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'other',
      '8',
      '0.800',
      '9',
      '0.467',
      '0.333',
      '0.033',
      'too few pages to say anything (under 30)',
      '',
    ]);
    const enough = scoresOf([...times(30, page('en', 0.9, 0.8)), ...times(30, page('ja', 0.9, 0.5))]);
    expect(lossTable(systems, enough, [], 'fovea:fovea')).not.toContain('too few');
    expect(loss).toContain('vips');
  });
});
