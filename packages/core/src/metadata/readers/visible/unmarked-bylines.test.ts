import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';

const bylineOf = (html: string): string | null => readMetadata(pageFromHtml(html)).metadata.byline;

const TEXT = `<h1>Boats</h1><p>${'Boats lie here. '.repeat(20)}</p>`;

describe('a byline that no markup names', () => {
  it.each([
    '<h1>Boats</h1><p>By Ada Brook</p>',
    '<h1>Boats</h1><p>Posted by <b>Ada Brook</b> in <a href=/boats>Boats</a></p>',
  ])('is read below the heading: %s', (html) => {
    expect(bylineOf(html)).toBe('Ada Brook');
  });

  it.each([
    `${TEXT}<p>By Ada Brook</p>`,
    `${TEXT}<p>Written by <a href=/ada>Ada Brook</a></p>`,
    `${TEXT}<div>Written by</div><div>Ada Brook</div>`,
    `${TEXT}<p>By Ada Brook</p><div class=comments><p>By Bo Chen</p></div>`,
  ])('is read at the end of the text: %s', (html) => {
    expect(bylineOf(html)).toBe('Ada Brook');
  });

  it.each([
    '<h1>Boats</h1><p>By <a href=/ada>Ada Brook</a> and <a href=/bo>Bo Chen</a></p>',
    '<h1>Boats</h1><p>By <b>Ada Brook</b>, <b>Bo Chen</b></p>',
    '<h1>Boats</h1><p>By Ada Brook and Bo Chen</p>',
    `${TEXT}<p>By Ada Brook and Bo Chen</p>`,
  ])('may name several: %s', (html) => {
    expect(bylineOf(html)).toBe('Ada Brook, Bo Chen');
  });

  it('may have a label that is no word for "by", with a colon', () => {
    expect(bylineOf(`${TEXT}<p>Author: Ada Brook</p>`)).toBe('Ada Brook');
    expect(bylineOf(`${TEXT}<div>Author:</div><div>Ada Brook</div>`)).toBe('Ada Brook');
    expect(bylineOf(`${TEXT}<div>Author</div><div>Ada Brook</div>`)).toBeNull();
  });

  it.each([
    ['a control', '<h1>Boats</h1><button>By Ada Brook</button>'],
    ['a menu', '<h1>Boats</h1><nav>By Ada Brook</nav>'],
    ['a list that can be sorted', '<h1>Boats</h1><p>Sort by <b>Popular Now</b></p>'],
    ['one of several at the end', `${TEXT}<p>By Ada Brook</p><p>By Bo Chen</p>`],
    ['a headline at the end', `${TEXT}<p><a href=/dawn>By Early Dawn</a></p>`],
    ['an entry of a list', `${TEXT}<ul><li>By Boat Type</li></ul>`],
    ['the designer of the page', `${TEXT}<footer><p>By Ada Brook</p></footer>`],
    ['part of a sentence', `${TEXT}<p>The boats that were built by <b>Ada Brook</b> lie here.</p>`],
    ['a line of code', '<h1>Boats</h1><pre>by Ada Brook</pre>'],
  ])('is not %s', (_, html) => {
    expect(bylineOf(html)).toBeNull();
  });

  it('names somebody else than the site', () => {
    const head =
      '<meta name=author content="Boats Weekly"><meta property=og:site_name content="Boats Weekly">';
    expect(bylineOf(`${head}<h1>Boats</h1><p>By Ada Brook</p>`)).toBe('Ada Brook');
    expect(bylineOf(`${head}<h1>Boats</h1><p>Boats Weekly</p>`)).toBe('Boats Weekly');
    expect(bylineOf(`${head}${TEXT}<p>By Ada Brook</p><p>Boats Weekly</p>`)).toBe('Boats Weekly');
  });
});
