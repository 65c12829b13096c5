import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { temex } from './temex.ts';

runSiteMethodCases(temex);

const html = (paragraphs: number): string =>
  `<body><div id=nav><a class=m href=/>Home</a></div><div class=text>${'<p>words</p>'.repeat(paragraphs)}</div>`;
const pages = (...counts: readonly number[]) => counts.map((count) => pageFromHtml(html(count)));

describe('temex', () => {
  it('maps by looks, whatever the words', () => {
    const key = pageFromHtml(html(4).replaceAll('words', 'other'));
    expect(learnTemplate(temex, pages(4, 4, 4)).select(key).empty?.code).toBe('no-match');
  });

  it('needs two pages that have a node', () => {
    const key = pageFromHtml(html(9));
    expect(keptText(key, learnTemplate(temex, pages(1, 9, 2)).select(key))).toBe('words'.repeat(9));
    const own = pageFromHtml(`${html(9)}<p class=own>own</p>`);
    expect(keptText(own, learnTemplate(temex, pages(1, 9, 9)).select(own))).toBe('own');
  });

  it('does not count copies of the page', () => {
    const sample = pages(9, 9, 1, 2);
    const key = pageFromHtml(html(9));
    expect(keptText(key, learnTemplate(temex, sample, { pages: 4 }).select(key))).toBe('words'.repeat(9));
  });
});
