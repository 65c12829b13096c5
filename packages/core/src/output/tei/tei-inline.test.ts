import { describe, expect, it } from 'vitest';
import type { BlockMark, MarkType } from '../blocks/block.ts';
import { teiInline, teiMedia } from './tei-inline.ts';

const mark = (type: MarkType, start: number, end: number, more: Partial<BlockMark> = {}): BlockMark => ({
  type,
  start,
  end,
  ...more,
});

describe('teiInline', () => {
  it.each<[type: MarkType, xml: string]>([
    ['strong', '<hi rend="bold">b</hi>'],
    ['emphasis', '<emph>b</emph>'],
    ['code', '<code>b</code>'],
    ['keyboard', '<hi rend="keyboard">b</hi>'],
    ['deleted', '<del>b</del>'],
    ['inserted', '<add>b</add>'],
    ['highlight', '<hi rend="highlight">b</hi>'],
    ['subscript', '<hi rend="subscript">b</hi>'],
    ['superscript', '<hi rend="superscript">b</hi>'],
    ['underline', '<hi rend="underline">b</hi>'],
    ['small', '<hi rend="small">b</hi>'],
    ['reading', '<note type="reading">b</note>'],
    ['quotation', '<q>b</q>'],
    ['abbreviation', '<abbr>b</abbr>'],
    ['time', '<date>b</date>'],
    ['formula', '<formula notation="tex">b</formula>'],
    ['language', '<foreign>b</foreign>'],
    ['note', '<ref type="note">b</ref>'],
    ['video', '<seg>b</seg>'],
  ])('%s', (type, xml) => {
    expect(teiInline('abc', [mark(type, 1, 2)])).toBe(`a${xml}c`);
  });

  it('writes text, breaks and what XML wants escaped', () => {
    expect(teiInline('a < b\n& c')).toBe('a &lt; b<lb/>&amp; c');
  });

  it('names the language, and where a link leads', () => {
    expect(teiInline('ab', [mark('emphasis', 0, 2, { lang: 'el' })])).toBe('<emph xml:lang="el">ab</emph>');
    expect(teiInline('ab', [mark('link', 0, 1, { url: '/?a&b', lang: 'el' })])).toBe(
      '<ref target="/?a&amp;b" xml:lang="el">a</ref>b',
    );
    expect(teiInline('1', [mark('note', 0, 1, { lang: 'el' })])).toBe(
      '<ref type="note" xml:lang="el">1</ref>',
    );
  });

  it('nests marks, the longer one outside, in whatever order they come', () => {
    const [inner, outer, next] = [mark('emphasis', 1, 2), mark('strong', 1, 3), mark('code', 3, 4)];
    for (const marks of [
      [inner, outer, next],
      [next, outer, inner],
    ]) {
      expect(teiInline('abcd', marks)).toBe('a<hi rend="bold"><emph>b</emph>c</hi><code>d</code>');
    }
  });

  it('ends a mark where the one around it ends', () => {
    expect(teiInline('abcd', [mark('strong', 0, 2), mark('emphasis', 1, 4)])).toBe(
      '<hi rend="bold">a<emph>b</emph></hi>cd',
    );
  });

  it('puts pictures and players in their place', () => {
    const picture = mark('image', 1, 1, { url: '/i', alt: 'A' });
    expect(teiInline('ab', [picture])).toBe('a<figure><graphic url="/i"/><figDesc>A</figDesc></figure>b');
    expect(teiInline('ab', [mark('audio', 2, 2, { url: '/s' })])).toBe('ab<ptr type="audio" target="/s"/>');
    expect(teiInline('', [picture])).toContain('<graphic');
  });
});

describe('teiMedia', () => {
  it('is a picture with its description, or a pointer to a player', () => {
    expect(teiMedia(mark('image', 0, 0, { url: '/i' }))).toBe('<graphic url="/i"/>');
    expect(teiMedia(mark('video', 0, 0, { url: '/v', alt: 'A' }))).toBe('<ptr type="video" target="/v"/>');
  });
});
