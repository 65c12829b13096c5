import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import '../../methods/all-methods.ts';

const PROSE = 'A sentence of the article, which is long enough to be content, and has a comma or two in it. ';

const htmlOf = (inner: string): string =>
  extract(`<article><p>${PROSE}</p><p>${PROSE}${inner} ${PROSE}</p></article>`, {
    method: 'semantic-markup',
    url: 'https://example.org/',
  }).content;

describe('titles that only repeat', () => {
  it.each([
    ['the text of a link', '<a href="/x" title="The Harbour">the  harbour</a>'],
    ['the text of a link in parts', '<a href="/x" title=" The harbour! "><b>The</b> harbour!</a>'],
    ['an address', '<a href="https://example.org/x" title="https://example.org/x">there</a>'],
    ['the alternative text of a picture', '<img src="/p.jpg" alt="A boat" title="A boat">'],
    ['Japanese', '<a href="/x" title="港の朝">港の朝</a>'],
  ])('go: %s', (_, inner) => {
    const html = htmlOf(inner);
    expect(html).toMatch(/<(?:a href|img)/);
    expect(html).not.toContain('title=');
  });

  it.each([
    ['more than a link', '<a href="/x" title="The harbour of Split">the harbour</a>'],
    ['something else than a picture', '<img src="/p.jpg" alt="A boat" title="Split, 1931">'],
    ['something in signs', '<img src="/p.jpg" alt="" title="★★★★☆">'],
    ['signs beside a letter', '<a href="/x" title="C++">C</a>'],
    ['what a picture without words shows', '<img src="/p.jpg" title="A boat">'],
  ])('stay where they say %s', (_, inner) => {
    expect(htmlOf(inner)).toContain('title=');
  });
});
