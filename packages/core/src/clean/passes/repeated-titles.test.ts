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
    [
      'the name of a file',
      '<img src="/i/lego-architecture-4-300x200.jpg" alt="A tower" title="lego-architecture-4">',
    ],
    ['the name of a file and its ending', '<img src="/i/IMG_8303.jpeg?w=1" title="IMG_8303.jpeg">'],
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
    ['what such a picture shows in a word', '<img src="/tower.jpg" title="tower">'],
    ['a number with which that of the file begins', '<img src="/1984.jpg" alt="A boat" title="198">'],
  ])('stay where they say %s', (_, inner) => {
    expect(htmlOf(inner)).toContain('title=');
  });
});

describe('figures', () => {
  const figure = (attributes: string, caption = 'The harbour of <b>Split</b>. Photo: A. B.'): string =>
    htmlOf(`<figure><img src="/p.jpg" ${attributes}><figcaption>${caption}</figcaption></figure>`);

  it.each([
    'alt="The harbour of Split. Photo: A. B."',
    'title="the  harbour of Split. Photo: A. B."',
    'title="The harbour"',
  ])('say what is in the caption once: %s', (attributes) => {
    const html = figure(attributes);
    expect(html).toContain('<figcaption>');
    expect(html).not.toMatch(/alt="[^"]|title=/u);
  });

  it('are told apart where one is in the other', () => {
    const inner = '<figure><img src="/p.jpg" alt="All"><figcaption>One</figcaption></figure>';
    const html = htmlOf(`<figure>${inner}<img src="/q.jpg" alt="All"><figcaption>All</figcaption></figure>`);
    expect(html).toContain('<img src="https://example.org/p.jpg" alt="All">');
    expect(html.match(/alt=/gu)).toHaveLength(1);
    expect(html).toContain('q.jpg');
  });

  it('keep what the caption does not say', () => {
    expect(figure('alt="Boats in a harbour" title="Split"')).toContain(
      'alt="Boats in a harbour" title="Split"',
    );
    expect(figure('alt="The harbour"')).toContain('alt="The harbour"');
    expect(htmlOf('<figure><img src="/p.jpg" alt="Boats"></figure>')).toContain('alt="Boats"');
  });
});

describe('names of pictures', () => {
  it.each(['IMG_1234', 'IMG_1234.JPG', '2.6.9', 'tower4'])(
    'go where they are those of a file: %s',
    (name) => {
      expect(htmlOf(`<img src="/i/${name}-300x200.jpg" alt="${name}">`)).not.toContain(`${name}"`);
    },
  );

  it('go where they are the address', () => {
    const src = 'https://example.org/i/10/1034_mz.jpg';
    expect(htmlOf(`<img src="${src}" alt="${src}">`)).not.toContain('alt=');
  });

  it.each([
    ['a word', 'tower', '/i/tower.jpg'],
    ['words', 'tower 4', '/i/tower%204.jpg'],
    ['what another file is called', 'B-52', '/i/plane.jpg'],
    ['the name of a folder', '2019', '/2019/a.jpg'],
  ])('stay where they are %s', (_, alt, src) => {
    expect(htmlOf(`<img src="${src}" alt="${alt}">`)).toContain(`alt="${alt}"`);
  });
});
