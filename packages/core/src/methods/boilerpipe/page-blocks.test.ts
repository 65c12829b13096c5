import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { Label, textDensity } from '../../text-blocks/text-block.ts';
import { pageBlocks } from './page-blocks.ts';

const cut = (html: string, title = ''): ReturnType<typeof pageBlocks> =>
  pageBlocks(pageFromHtml(html), 'original', title);
const texts = (html: string): string[] => cut(html).blocks.map(({ text }) => text);

describe('pageBlocks', () => {
  it('begins a block at every tag that is not inline, line breaks, pictures and unknown tags too', () => {
    expect(texts('<body>a<div>b<p>c</p></div>d<br>e<img>f<x-y>g</x-y>h')).toEqual([...'abcdefgh']);
  });

  it('goes on at inline tags and links', () => {
    expect(
      texts('<body><p>o<b>n</b>e <span>two</span> <a href=x>three</a> <font>f<sup>our</sup></font>'),
    ).toEqual(['one two three four']);
  });

  it('parts words at links and abbreviations', () => {
    expect(texts('<body><p>one<a href=x>two</a>three<abbr>four</abbr>five')).toEqual([
      'one two three four five',
    ]);
  });

  it('skips scripts, styles, options and objects, which end the block all the same', () => {
    expect(
      texts('<body><p>one<script>no()</script>two<select><option>no</select>three<object>no</object>'),
    ).toEqual(['one', 'two', 'three']);
    expect(texts('<body><p>a</p><noscript><p>no</p></noscript><iframe><p>no</p></iframe><p>b</p>')).toEqual([
      'a',
      'b',
    ]);
  });

  it('does not look at the head', () => {
    expect(texts('<head><title>no</title></head><body>yes')).toEqual(['yes']);
  });

  it('raises the level at blocks and links: html 1, body 2', () => {
    const { blocks } = cut('<body>a<div>b<b>c</b></div><a href=x>d</a><ul><li>e');
    expect(blocks.map(({ text, tagLevel }) => [text, tagLevel])).toEqual([
      ['a', 2],
      ['bc', 3],
      ['d', 3],
      ['e', 4],
    ]);
  });

  it('leaves the first block of a page with a title on the level of the title', () => {
    const { blocks } = cut('<body><div><div><p>a</p><p>b', 'Title');
    expect(blocks.map(({ tagLevel }) => tagLevel)).toEqual([3, 5]);
  });

  it('labels list items and the first three ranks of headings', () => {
    const { blocks } = cut('<body><ul> <li>a</li> </ul><h1>b</h1><h3>c</h3><h4>d</h4>');
    expect(blocks.map(({ labels }) => labels)).toEqual([Label.listItem, Label.heading, Label.heading, 0]);
  });

  it('counts words, link words and density', () => {
    const { blocks } = cut(`<body><p>${'nineletrs '.repeat(17)}<a href=x>two words</a></p>`);
    expect(blocks[0]).toMatchObject({ words: 19, linkedWords: 2, lines: 2 });
    expect(textDensity(blocks[0]!)).toBe(8);
  });
});
