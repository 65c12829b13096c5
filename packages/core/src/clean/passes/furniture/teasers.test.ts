import { describe, expect, it } from 'vitest';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass } from '../../content.cases.ts';
import { teasers } from './teasers.ts';

const PROSE = `<p>${'The ice held until noon, and nobody on the quay had expected that at all. '.repeat(2)}</p>`;
const LINK = '<a href="https://a.example/x">The harbour that never froze</a>';
const left = (line: string, before = PROSE, after = PROSE): string => {
  const page = afterPass(teasers, before + line + after, { base: 'https://a.example/story' });
  return page.slice(before.length, page.length - after.length);
};

describe('teasers', () => {
  it.each([
    ['English', `<p>Read more: ${LINK}</p>`],
    ['Indonesian, in bold', `<p><strong>Baca juga: ${LINK}</strong></p>`],
    ['Chinese', '<p>相关阅读：<a href="https://a.example/x">从来没有结冰的那个港口</a></p>'],
    ['to a page with an ending', `<p>Read more: ${LINK.replace('/x', '/x.html')}</p>`],
    ['Arabic', `<p>اقرأ أيضا: <b>${LINK}</b></p>`],
  ])('go: %s', (_, line) => {
    expect(left(line)).toBe('');
  });

  it.each([
    ['without a label', `<p>${LINK}</p>`],
    ['without a colon', `<p>Read more ${LINK}</p>`],
    ['with a long label', `<p>As the city told us in its report: ${LINK}</p>`],
    ['with more behind the link', `<p>Read: ${LINK} (in German)</p>`],
    ['with two links', `<p>Read: ${LINK}, ${LINK}</p>`],
    ['with a word as a link', '<p>Source: <a href="https://a.example/x">the city</a></p>'],
    ['to another site', `<p>Source: ${LINK.replace('a.example', 'b.example')}</p>`],
    ['to another part of the page', `<p>See below: ${LINK.replace('/x', '/story#s3')}</p>`],
    ['to a file', `<p>Download: ${LINK.replace('/x', '/files/report.pdf?v=2')}</p>`],
    ['with an address', '<p>URL: <a href="https://a.example/x">https://a.example/tool/long</a></p>'],
    ['with a picture', `<p><img src="a.png"></img> Photo: ${LINK}</p>`],
    ['in a list', `<ul><li>Read more: ${LINK}</li></ul>`],
  ])('stay %s', (_, line) => {
    expect(left(line.replace('</img>', ''))).toBe(line);
  });

  it.each([
    ['below a heading', '<h2>A</h2>', PROSE],
    ['below a short line', '<p>a</p>', PROSE],
    ['above a list', PROSE, '<ul><li>a</li></ul>'],
    ['at the end', PROSE, ''],
  ])('stay %s', (_, before, after) => {
    expect(left(`<p>Read more: ${LINK}</p>`, before, after)).not.toBe('');
  });

  it('says what went, and needs the address of the page', () => {
    const trace = startTrace(true);
    const html = `${PROSE}<p>Read more: ${LINK}</p>${PROSE}`;
    afterPass(teasers, html, { base: 'https://a.example/story', trace });
    expect(trace.removals.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      'clean/teasers: link to another page',
    ]);
    expect(afterPass(teasers, html, { base: null })).toBe(html);
  });
});
