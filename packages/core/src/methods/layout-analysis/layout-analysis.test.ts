import { describe, expect, it } from 'vitest';
import type { Column } from '../../layout/columns.ts';
import { idsOf, pageWithBoxes } from '../../layout/layout.cases.ts';
import { runMethodCases } from '../method.cases.ts';
import { resolveParameters } from '../parameters.ts';
import { layoutAnalysis } from './layout-analysis.ts';
import { mainColumn } from './main-column.ts';
import type { LayoutAnalysisOptions } from './options.ts';
import { hasEnglishVerb, hasSentences, isPlainSentence } from './sentences.ts';
import { analyseLayout, columnShapes, zoneShapes } from './shapes.ts';
import { countTokens } from './zone-text.ts';

runMethodCases(layoutAnalysis);

const optionsOf = (given: Partial<LayoutAnalysisOptions> = {}) => resolveParameters(layoutAnalysis, given);

describe('the main column', () => {
  const column = (...children: number[]): Column => ({
    zones: [],
    rect: { x: 0, y: 0, width: 1, height: 1 },
    children,
  });
  const mainOf = (columns: Column[], scores: number[], given: Partial<LayoutAnalysisOptions> = {}) =>
    mainColumn(columns, Float64Array.from(scores), optionsOf(given));

  it('is the topmost one that keeps 0.3 to itself', () => {
    // The page hands 0.95 down, the column of 0.95 only 0.4: it keeps 0.55.
    const { walk, main } = mainOf([column(1, 2), column(3), column(), column()], [1, 0.95, 0.05, 0.4]);
    expect(main).toBe(1);
    expect(walk.map(({ column: id }) => id)).toEqual([0, 1, 3]);
    expect(walk.map(({ delta }) => Number(delta.toFixed(9)))).toEqual([0.05, 0.55, 0.4]);
  });

  it('is reached with exactly 0.3', () => {
    expect(mainOf([column(1), column()], [1, 0.7]).main).toBe(0);
  });

  it('takes the first of equally full columns', () => {
    expect(mainOf([column(1, 2), column(), column()], [1, 0.8, 0.8], { delta: 0.5 }).main).toBe(1);
  });

  it('is the page where there is no paragraph', () => {
    expect(mainOf([column(1), column()], [0, 0]).main).toBe(0);
  });

  it('is the one that comes closest, or none, where none keeps enough', () => {
    const chain = [column(1), column(2), column(3), column()];
    expect(mainOf(chain, [1, 0.75, 0.5, 0.24]).main).toBe(2);
    expect(mainOf(chain, [1, 0.75, 0.5, 0.25]).main).toBe(0);
    expect(mainOf(chain, [1, 0.75, 0.5, 0.24], { fallback: 'none' }).main).toBeNull();
  });
});

describe('sentences', () => {
  const plain = (text: string, linked: { start: number; end: number }[] = []): boolean =>
    hasSentences({ text, linked }, 1, isPlainSentence);
  const english = (text: string): boolean => hasSentences({ text, linked: [] }, 1, hasEnglishVerb);

  it('have a verb in English', () => {
    expect(english('The results were clear.')).toBe(true);
    expect(english('We analysed it; methods varied.')).toBe(true);
    expect(english('Related articles in this journal.')).toBe(false);
    // A capitalised word is a name, whatever it ends in.
    expect(english('Department of Nursing, Reading.')).toBe(false);
  });

  it('are counted one by one, fragments with their neighbour', () => {
    const twice = (text: string): boolean => hasSentences({ text, linked: [] }, 2, hasEnglishVerb);
    expect(twice('It was cold. They were late.')).toBe(true);
    expect(twice('It was cold and they were late.')).toBe(false);
    expect(twice('Was. They were late.')).toBe(false);
  });

  it('have five words and a plain one elsewhere', () => {
    expect(plain('Der Fluss stieg in der Nacht.')).toBe(true);
    expect(plain('Der Fluss stieg heute.')).toBe(false);
    expect(plain('Müller Maier Schmidt Huber Berger 2004.')).toBe(false);
  });

  it('have twelve letters in scripts without spaces', () => {
    expect(plain('川は夜に増水し畑は水の下になった。')).toBe(true);
    expect(plain('川は夜に増水した。')).toBe(false);
    expect(plain('แม่น้ำสูงขึ้นในคืนนั้นและท่วมทุ่งนา')).toBe(true);
    expect(plain('ارتفع النهر ليلا وغمرت المياه الحقول.')).toBe(true);
    expect(plain('नदी रात में बढ़ी और खेत डूब गए।')).toBe(true);
  });

  it('are not made of links', () => {
    const text = 'all of these words are in a link. ';
    expect(plain(text, [{ start: 0, end: text.length }])).toBe(false);
    expect(plain(text, [{ start: 0, end: 20 }])).toBe(true);
  });

  it('are weighed by tokens, marks included', () => {
    expect(countTokens('It was cold, they said.')).toBe(7);
  });
});

describe('layout-analysis', () => {
  const prose = 'The samples were cooled in water. We measured them twice each day. ';
  const page = pageWithBoxes(
    `<html lang=en><body box="0 0 1000 2000"><div box="0 0 1000 80"><p>Journal of Rivers</p><p>Menu</p></div>
    <div box="0 100 1000 1800"><div id=left box="0 100 250 900"><p box="0 100 250 40">Contents</p><p box="0 140 250 40">${prose}</p></div>
    <div id=main box="300 100 500 1800"><h1 box="300 100 500 50">Rivers</h1><p box="300 150 500 300">${prose.repeat(3)}</p><p box="300 450 500 300">${prose.repeat(4)}</p><img id=figure box="300 750 500 300"><p box="300 1050 500 400">${prose.repeat(5)}</p></div></div>`,
  );

  it('takes the column of the paragraphs, with heading and figure', () => {
    const { roots, scores } = layoutAnalysis.select(page, { options: resolveParameters(layoutAnalysis) });
    expect(idsOf(page, roots)).toEqual(['main']);
    // 12 of 13 times the same text.
    expect(scores![0]).toBeCloseTo(12 / 13, 12);
  });

  it('says why', () => {
    const { reasons } = layoutAnalysis.select(page, { options: resolveParameters(layoutAnalysis) });
    // 6 + 6 words and two full stops, thirteen times.
    expect(reasons[0]).toBe('8 zones, of which 4 are paragraphs by English verbs, with 182 tokens.');
    expect(reasons[1]).toContain('main column');
  });

  it('weighs the same page the same in both tests', () => {
    const tokensBy = (verbTest: LayoutAnalysisOptions['verbTest']) =>
      analyseLayout(page, { verbTest })!.tokens;
    expect(tokensBy('any')).toEqual(tokensBy('english'));
  });

  it('asks the language of the page which test to use', () => {
    const isEnglish = (html: string) => analyseLayout(pageWithBoxes(html))!.isEnglish;
    expect(isEnglish('<html lang=EN-gb><body>x')).toBe(true);
    expect(isEnglish('<html lang=de><body>The river rose in the night.')).toBe(false);
    expect(
      isEnglish(`<body>${'The river rose in the night and nobody had seen it coming. '.repeat(4)}`),
    ).toBe(true);
    expect(
      isEnglish(`<body>${'Der Fluss stieg in der Nacht und niemand hatte es kommen sehen. '.repeat(4)}`),
    ).toBe(false);
  });

  it('draws zones and columns', () => {
    const zones = zoneShapes(page);
    expect(zones.filter(({ kind }) => kind === 'paragraph').map(({ score }) => score)).toEqual([
      14, 42, 56, 70,
    ]);
    expect(zones.filter(({ kind }) => kind === 'zone')).toHaveLength(4);
    expect(columnShapes(page).at(-1)).toEqual({
      kind: 'main-column',
      rect: { x: 300, y: 100, width: 500, height: 1800 },
      score: 12 / 13,
    });
  });
});
