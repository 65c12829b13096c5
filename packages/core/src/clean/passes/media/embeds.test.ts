import { describe, expect, it } from 'vitest';
import { extract } from '../../../extract.ts';
import '../../../methods/all-methods.ts';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass } from '../../content.cases.ts';
import { embeds } from './embeds.ts';
import { trackingPixels } from './tracking-pixels.ts';

const after = (html: string): string => afterPass(embeds, html);

describe('embeds', () => {
  it.each([
    ['a player', '<iframe src=/v allowfullscreen></iframe>', '<div><a href="/v" data-embed="">/v</a></div>'],
    [
      'one that may',
      '<iframe src=/v allow="autoplay; fullscreen"></iframe>',
      '<div><a href="/v" data-embed="">/v</a></div>',
    ],
    [
      'its name',
      '<iframe src=/v allowfullscreen title=" T " class=x></iframe>',
      '<div><a href="/v">T</a></div>',
    ],
    [
      'its site where it has no name',
      '<iframe src=https://video.example/embed/1?x=2 allowfullscreen></iframe>',
      '<div><a href="https://video.example/embed/1?x=2" data-embed="">video.example</a></div>',
    ],
    [
      'an address in which there is another one',
      '<iframe src="/player?u=https://video.example/1" allowfullscreen></iframe>',
      '<div><a href="/player?u=https://video.example/1" data-embed="">/player?u=https://video.example/1</a></div>',
    ],
    [
      'a blank name',
      '<iframe src=/v allowfullscreen title=" "></iframe>',
      '<div><a href="/v" data-embed="">/v</a></div>',
    ],
    [
      'a long name',
      `<iframe src=/v allowfullscreen title="${'x'.repeat(300)}"></iframe>`,
      `<div><a href="/v">${'x'.repeat(200)}</a></div>`,
    ],
    [
      'what waits',
      '<iframe data-src=/v allowfullscreen></iframe>',
      '<div><a href="/v" data-embed="">/v</a></div>',
    ],
    [
      'what waits elsewhere',
      '<iframe src="about:blank" data-lazy-src=" /v " allowfullscreen></iframe>',
      '<div><a href="/v" data-embed="">/v</a></div>',
    ],
    [
      'an address first',
      '<iframe data-src=/w src=/v allowfullscreen></iframe>',
      '<div><a href="/v" data-embed="">/v</a></div>',
    ],
    ['no address', '<iframe src=" " allowfullscreen></iframe>', ''],
    ['no player', '<iframe src=/v allow=autoplay></iframe>', ''],
    ['a film', '<video src=/v><p>x</p></video>', '<video src="/v"></video>'],
    [
      'its sources',
      '<video><source src="data:x"><source src=/a><source src=/b></video>',
      '<video src="/a"></video>',
    ],
    ['other elements in it', '<audio><img src=/a></audio>', ''],
    ['an address of its own', '<audio src=/a><source src=/b></audio>', '<audio src="/a"></audio>'],
    ['a poster', '<video poster=/p></video>', '<img poster="/p" src="/p"></img>'],
    ['a poster with its own data', '<video poster="data:x"></video>', ''],
    ['an empty poster', '<video poster=""></video>', ''],
    ['a box', '<p><b>x</b></p>', '<p><b>x</b></p>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it('says what went', () => {
    const trace = startTrace(true);
    afterPass(embeds, '<iframe></iframe><video></video>', { trace });
    expect(trace.removals.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      'clean/embeds: frame that is not a player',
      'clean/embeds: player without an address',
    ]);
  });
});

describe('trackingPixels', () => {
  const isTiny = (attributes: string): boolean => afterPass(trackingPixels, `<img ${attributes}>`) === '';

  it.each([
    'width=1',
    'height=0',
    'width=" 1px "',
    'style="width:1px"',
    'style="a:b; HEIGHT : 0 !important"',
    'style="a:b;height:1;c:d"',
    'width=01',
    `width="${' '.repeat(20)}1"`,
  ])('%s goes', (attributes) => {
    expect(isTiny(attributes)).toBe(true);
  });

  it.each([
    '',
    'width=2',
    'width=10',
    'width=x1',
    'width=1em',
    'width="1 2"',
    'style="width:10px"',
    'style="max-width:1px"',
    'style="width:1em"',
    'style="line-height:1"',
    `style="${' '.repeat(500)}width:1px"`,
  ])('%s stays', (attributes) => {
    expect(isTiny(attributes)).toBe(false);
  });

  it.each(['😀', '👍🏽', '👩‍👩‍👧', '🇯🇵', '❤️🎉'])('writes a picture of %s as that', (emoji) => {
    expect(afterPass(trackingPixels, `<p>港<img src=e.png class=emoji alt="${emoji}">です</p>`)).toBe(
      `<p>港<span>${emoji}</span>です</p>`,
    );
  });

  it.each([
    '<p>a<img src="e.png" alt="😀 a face">b</p>',
    '<p>a<img src="e.png" alt=":)">b</p>',
    '<p>a<img src="e.png" alt="1">b</p>',
    '<figure><img src="e.png" alt="❤️"></figure>',
  ])('leaves the picture in %s', (html) => {
    expect(afterPass(trackingPixels, html).replaceAll('</img>', '')).toBe(html);
  });

  it('takes a nameless picture that is repeated for decoration', () => {
    const arrows = (times: number, attributes = ''): string =>
      afterPass(trackingPixels, `<img src=arrow.gif ${attributes}>`.repeat(times));
    expect(arrows(4)).toBe('');
    expect(arrows(4, 'alt=""')).toBe('');
    // A carousel repeats its pictures, and a smiley says something.
    expect(arrows(3)).not.toBe('');
    expect(arrows(4, 'alt=":)"')).not.toBe('');
  });

  it.each([
    ['width=6 height=6', true],
    ['width=" 32px " height=32 alt=""', true],
    ['width=6 height=6 alt=dot.gif', true],
    ['width=33 height=32', false],
    ['width=6', false],
    ['width=1em height=1em', false],
    ['width=20% height=20%', false],
    ['width=16 height=16 alt=":)"', false],
  ])('takes a nameless icon for decoration: %s', (attributes, isDecoration) => {
    expect(afterPass(trackingPixels, `<p>a<img src=dot.gif ${attributes}></p>`).includes('<img')).toBe(
      !isDecoration,
    );
    expect(afterPass(trackingPixels, `<figure><img src=dot.gif ${attributes}></figure>`)).toContain('<img');
  });

  it('keeps small pictures in a line of text: rare characters, formulas', () => {
    const sign = '<img src=dot.gif width=16 height=16>';
    const withImage = (line: string): boolean => afterPass(trackingPixels, line).includes('<img');
    expect(withImage(`<p>漢字の${sign}という字</p>`)).toBe(true);
    expect(withImage(`<p>where ${sign} is the mass</p>`)).toBe(true);
    expect(withImage(`<p>${sign} Bullets</p>`)).toBe(false);
    expect(withImage(`<p>a<br>${sign} b</p>`)).toBe(false);
    expect(withImage(`<p>${`a${sign}`.repeat(4)}b</p>`)).toBe(false);
  });

  it.each([
    '<img src=a.gif>',
    '<picture><source srcset=b.gif><img src=a.gif></picture>',
    '<div><a href=/a><img src=a.gif></a></div>',
  ])('keeps the pictures of figures, which are whole or gone: %s', (picture) => {
    const figures = `<figure>${picture}<figcaption>A</figcaption></figure>`.repeat(4);
    expect(afterPass(trackingPixels, figures).match(/<img/gu)).toHaveLength(4);
  });

  it('is about pictures', () => {
    expect(afterPass(trackingPixels, '<p>a</p>'.repeat(4))).toContain('<p>');
    expect(afterPass(trackingPixels, '<hr width=1>')).toBe('<hr width="1"></hr>');
  });
});

describe('a player in the text', () => {
  const PROSE =
    'A sentence of the article, which is long enough to be content, and has a comma or two in it. ';
  const resultOf = (title: string) =>
    extract(
      `<article><p>${PROSE}</p><iframe allowfullscreen src="https://video.example/embed/1"${title}></iframe><p>${PROSE}</p></article>`,
      { method: 'semantic-markup' },
    );

  it('is a link without a word where it has no name', () => {
    const { text, markdown, content, wordCount } = resultOf('');
    expect(markdown).toContain('https://video.example/embed/1');
    expect(content).toContain('href="https://video.example/embed/1"');
    expect(content).not.toContain('data-embed');
    expect(text).not.toContain('video.example');
    expect(text).not.toContain('\n\n\n');
    expect(wordCount).toBe(40);
  });

  it('says its name where it has one', () => {
    expect(resultOf(' title="The tide"').text).toContain('The tide');
  });
});
