import { extract, parsePage } from 'fovea';
import { textOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import type { PageFates, TextFate } from '../fates/text-fates.ts';
import { CauseCounts, lossOf } from './cause-counts.ts';
import { CauseMeasure } from './cause-measure.ts';
import { CauseFinder } from './cause-of.ts';
import { TypeMatrix } from './type-matrix.ts';

const LONG = 'One two three four five six seven eight nine ten eleven words in a line.';
const HTML = `<body><h1>Title</h1><p>${LONG} Before.</p><p>Gold ${LONG}</p><figure><img src=x><figcaption>A harbour</figcaption></figure>
<p>${LONG} Between.</p><p>Short line</p><p><a href=/x>${LONG} Linked.</a></p><p>Gold end. ${LONG}</p></body>`;

/** Fates of the texts of a page: `fate` tells from the words. */
function fatesOf(html: string, fate: (words: string) => Partial<TextFate>): PageFates {
  const page = parsePage(html);
  const texts: TextFate[] = [];
  for (let node = 0; node < page.tree.size; node++) {
    const words = page.tree.kind[node] === 3 ? textOf(page, node).trim() : '';
    if (words === '') continue;
    const width = words.replace(/\s/gu, '').length;
    texts.push({
      node,
      width,
      gold: Number(words.startsWith('Gold')),
      left: null,
      isCopy: false,
      ...fate(words),
    });
  }
  return { page, texts, result: extract(page) };
}

describe('CauseFinder', () => {
  it('tells why text is in the output that is not gold', () => {
    const fates = fatesOf(HTML, () => ({}));
    const finder = new CauseFinder(fates);
    const causes = fates.texts.filter(({ gold }) => gold === 0).map((text) => finder.ofExtra(text));
    expect(causes).toEqual(['headings', 'prose around', 'captions', 'prose between', 'short lines', 'links']);
    expect(finder.ofExtra({ ...fates.texts[0]!, isCopy: true })).toBe('repeats');
  });

  it('tells why gold is not in the output', () => {
    const fates = fatesOf(HTML, () => ({ left: { name: 'method', reason: 'not chosen' } }));
    const finder = new CauseFinder(fates);
    expect(fates.texts.map((text) => finder.ofMissing(text))).toEqual([
      'lost headings',
      'lost prose',
      'lost prose',
      'lost short lines',
      'lost prose',
      'lost short lines',
      'lost links',
      'lost prose',
    ]);
    const by = (name: string): string => finder.ofMissing({ ...fates.texts[1]!, left: { name, reason: '' } });
    expect([by('hidden'), by('clean/hidden'), by('clean/controls'), by('threads')]).toEqual([
      'hidden',
      'hidden',
      'cleaned',
      'cleaned',
    ]);
  });
});

describe('lossOf', () => {
  const html = '<body><p>Gold words kept</p><p>Gold gone</p><p>extra</p></body>';

  it('splits 1 − F1 exactly', () => {
    const fates = fatesOf(html, (words) =>
      words === 'Gold gone' ? { left: { name: 'method', reason: '' } } : {},
    );
    // 13 characters kept and 8 lost of the gold, 5 not in it, 4 of the gold nowhere on the page.
    const loss = lossOf({ gold_text: 'Gold words kept Gold gone else' }, fates);
    const total = 13 + 5 + (13 + 8 + 4);
    expect(Object.fromEntries(loss)).toEqual({
      'lost short lines': 8 / total,
      'short lines': 5 / total,
      'off the page': 4 / total,
    });
    const f1 = (2 * 13) / total;
    expect([...loss.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1 - f1, 9);
  });

  it('does not miss gold that the output has elsewhere', () => {
    const fates = fatesOf(html, (words) =>
      words === 'extra'
        ? { isCopy: true }
        : words === 'Gold gone'
          ? { left: { name: 'hidden', reason: '' }, isCopy: true }
          : {},
    );
    expect([...lossOf({ gold_text: 'Gold words kept' }, fates).keys()]).toEqual(['repeats']);
  });

  it('is averaged over pages', () => {
    const counts = new CauseCounts();
    counts.add(new Map([['links', 0.2]]));
    counts.add(new Map([['lost prose', 0.1]]));
    expect([counts.of('links'), counts.of('lost prose'), counts.of('hidden')]).toEqual([0.1, 0.05, 0]);
    expect(counts.total).toBeCloseTo(0.15, 9);
  });
});

describe('CauseMeasure', () => {
  it('has rows by dataset, by type, and by whether the type is right', () => {
    const measure = new CauseMeasure();
    const fates = fatesOf('<body><p>Gold words kept</p><p>extra</p></body>', () => ({}));
    const { pageType } = fates.result;
    for (const page_type of [pageType!, 'other'])
      measure.add(sampleOf({ dataset: 'wcxb', page_type, gold_text: 'Gold words kept' }), fates);
    const page = measure.markdown();
    const loss = ((100 * 5) / (13 + 5 + 13)).toFixed(2);
    expect(page).toMatch(new RegExp(`\\| wcxb \\| +2 \\| +${loss} \\|`, 'u'));
    expect(page).toMatch(new RegExp(`\\| ${pageType}, type right +\\| +1 \\| +${loss} \\|`, 'u'));
    expect(page).toMatch(new RegExp(`\\| other, type wrong +\\| +1 \\| +${loss} \\|`, 'u'));
  });
});

describe('TypeMatrix', () => {
  it('counts what each type is taken for', () => {
    const matrix = new TypeMatrix();
    for (const told of ['forum', 'article', 'article', 'none']) matrix.add('article', told);
    matrix.add('forum', 'forum');
    const { head, rows } = matrix.table();
    expect(head.map(({ title }) => title)).toEqual(['type', 'article', 'forum', 'none', 'right']);
    expect(rows).toEqual([
      ['article', '2', '1', '1', '0.50'],
      ['forum', '0', '1', '0', '1.00'],
    ]);
  });
});
