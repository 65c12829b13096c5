import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../../content/content-walk.ts';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass, copyOf } from '../../content.cases.ts';
import type { Pass } from '../../context.ts';
import { ALL_PARTS, type WantedParts } from '../../wanted-parts.ts';
import { dropCaptions, dropImages, dropLinks, dropTables } from './drop-parts.ts';
import { plainLinks } from './plain-links.ts';

const NONE: WantedParts = { links: 'drop', images: 'drop', tables: 'drop', captions: 'drop' };
const IMG = '<img src="i"></img>';
const after = (pass: Pass, html: string, parts = NONE): string =>
  afterPass(pass, html.replaceAll('</img>', ''), { parts });

describe('parts that nobody wants', () => {
  it.each<[name: string, pass: Pass, html: string, expected: string]>([
    ['captions', dropCaptions, '<figure>a<figcaption>b</figcaption></figure>', '<figure>a</figure>'],
    ['captions of tables', dropCaptions, '<table><caption>a</caption></table>', '<table></table>'],
    [
      'captions around pictures',
      dropCaptions,
      `<figcaption class="x">a<b>${IMG}</b></figcaption>`,
      `<span>${IMG}</span>`,
    ],
    [
      'captions around films',
      dropCaptions,
      '<figcaption>a<video src="v"></video></figcaption>',
      '<span><video src="v"></video></span>',
    ],
    [
      'captions around sounds',
      dropCaptions,
      '<figcaption>a<audio src="v"></audio></figcaption>',
      '<span><audio src="v"></audio></span>',
    ],
    [
      'pictures',
      dropImages,
      `<p>a${IMG}<picture>${IMG}</picture><video src="v"></video></p>`,
      '<p>a<video src="v"></video></p>',
    ],
    ['tables', dropTables, `<p>a</p><table><tbody><tr><td>${IMG}</td></tr></tbody></table>`, '<p>a</p>'],
    [
      'links',
      dropLinks,
      '<p>a<a href="/x">b</a><a name="c">d</a><b href="/x">e</b></p>',
      '<p>a<a name="c">d</a><b href="/x">e</b></p>',
    ],
    ['links around pictures', dropLinks, `<p><a href="/x">b${IMG}</a></p>`, `<p><span>${IMG}</span></p>`],
    [
      'links that should be text',
      plainLinks,
      '<p>a<a href="/x" title="T" lang="el">b</a></p>',
      '<p>a<a href="/x" title="T" lang="el">b</a></p>',
    ],
  ])('%s', (_, pass, html, expected) => {
    expect(after(pass, html)).toBe(expected);
    expect(after(pass, html, ALL_PARTS)).toBe(html);
  });

  it('says what went, and whether anything did', () => {
    const trace = startTrace(true);
    const run = (html: string): boolean => {
      const content = copyOf(html);
      return dropLinks.run(content, { base: null, trace, parts: NONE }, elementsOf(content));
    };
    expect([
      run('<p>a</p>'),
      run('<p><a href=/x>b</a></p>'),
      run('<p><a href=/x><img src=i></a></p>'),
    ]).toEqual([false, true, true]);
    expect(trace.removals).toMatchObject([{ step: 'clean/links', reason: 'the option `links` is `drop`' }]);
  });
});

describe('links of which only the text is wanted', () => {
  it('leave their words, and their language', () => {
    const content = copyOf('<p>a <a href="/x" title="T">b</a> <a href="/y" lang="el">c</a></p>');
    plainLinks.run(
      content,
      { base: null, trace: startTrace(false), parts: { ...ALL_PARTS, links: 'text' } },
      elementsOf(content),
    );
    const elements = elementsOf(content).map(({ tag, attributes }) =>
      [tag, ...Array.from(attributes, ([name]) => name)].join(' '),
    );
    expect(elements).toEqual(['div', 'p', 'span lang']);
  });
});
