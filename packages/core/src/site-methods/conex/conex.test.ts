import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { conex } from './conex.ts';

runSiteMethodCases(conex);

describe('conex', () => {
  const prose = (words: number): string => `<p>${'a story of many words '.repeat(words)}</p>`;
  const html = (paragraphs: number, teasers: number): string =>
    `<body><div><div id=nav><ul><li><a href=/>Home</a></li></ul></div><div><div class=main>${prose(9).repeat(paragraphs)}</div>` +
    `<div class=more><ul>${'<li><a href=/x>teaser</a></li>'.repeat(teasers)}</ul></div></div></div>`;

  it('picks the content of what is not template', () => {
    const sample = [pageFromHtml(html(2, 30)), pageFromHtml(html(3, 40)), pageFromHtml(html(4, 50))];
    const key = pageFromHtml(html(9, 9));
    const kept = keptText(key, learnTemplate(conex, sample).select(key));
    expect(kept).toContain('a story');
    expect(kept).not.toContain('teaser');
    expect(kept).not.toContain('Home');
  });
});
