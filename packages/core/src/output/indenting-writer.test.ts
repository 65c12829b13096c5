import { describe, expect, it } from 'vitest';
import { Meter } from '../budget/meter.ts';
import { IndentingWriter } from './indenting-writer.ts';

describe('IndentingWriter', () => {
  it('puts marks before lines and blank lines between blocks', () => {
    const writer = new IndentingWriter();
    writer.open('> ', '> ');
    writer.write('a\n\nb');
    writer.open('- ', '  ');
    writer.write('c');
    writer.write('d');
    writer.close();
    writer.close();
    writer.write('e');
    expect(writer.text).toBe('> a\n>\n> b\n>\n> - c\n>\n>   d\n\ne');
  });

  it('writes no mark for a level with nothing in it', () => {
    const writer = new IndentingWriter();
    writer.write('a');
    writer.open('- ', '  ');
    writer.close();
    writer.write('b');
    expect(writer.text).toBe('a\n\nb');
  });

  it('keeps spaces at the end of lines and drops those of empty ones', () => {
    const writer = new IndentingWriter();
    writer.open('  ', '  ');
    writer.write('a  \n\nb');
    expect(writer.text).toBe('  a  \n\n  b');
  });

  it('leaves out the blank line only before a mark', () => {
    const writer = new IndentingWriter();
    writer.write('a');
    writer.tighten();
    writer.write('b');
    writer.tighten();
    writer.open('- ', '  ');
    writer.write('c');
    expect(writer.text).toBe('a\n\nb\n- c');
  });

  it('says where the next paragraph stands', () => {
    const writer = new IndentingWriter();
    expect([writer.isNested, writer.followsMark, writer.isAttached, writer.written]).toEqual([
      false,
      false,
      false,
      0,
    ]);
    writer.open('- ', '  ');
    expect([writer.isNested, writer.followsMark]).toEqual([true, true]);
    writer.write('a');
    expect([writer.isNested, writer.followsMark, writer.written]).toEqual([true, false, 1]);
    writer.close();
    expect([writer.isNested, writer.followsMark]).toEqual([false, false]);
  });

  it('attaches one paragraph to the last, unless a mark stands between them', () => {
    const writer = new IndentingWriter();
    writer.open('> ', '> ');
    writer.write('a');
    writer.attach();
    expect(writer.isAttached).toBe(true);
    writer.write('b');
    expect(writer.isAttached).toBe(false);
    writer.write('c');
    writer.attach();
    writer.open('- ', '  ');
    writer.write('d');
    expect(writer.text).toBe('> a\n> b\n>\n> c\n>\n> - d');
  });

  it('has nothing to attach the first paragraph to', () => {
    const writer = new IndentingWriter();
    writer.attach();
    writer.write('a');
    expect(writer.text).toBe('a');
  });

  it('begins with an empty line where the paragraph does', () => {
    const writer = new IndentingWriter();
    writer.open('- ', '  ');
    writer.write('\na');
    writer.write('');
    expect(writer.text).toBe('-\n  a\n\n');
  });

  it('writes no more marks than fit into forty columns, and continues the innermost', () => {
    const writer = new IndentingWriter();
    const opened = Array.from({ length: 12 }, () => writer.open('1234', '    '));
    expect(opened).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
    writer.write('a');
    expect(writer.text).toBe(`${'1234'.repeat(10)}a`);
    for (const _ of [1, 2, 3]) writer.close();
    writer.write('b');
    expect(writer.open('-', '-')).toBe(true);
    writer.write('c');
    expect(writer.text.split('\n\n').slice(1)).toEqual([`${' '.repeat(36)}b`, `${' '.repeat(36)}-c`]);
  });

  it('gives no mark to a narrow level below one that is too deep', () => {
    const writer = new IndentingWriter();
    writer.open('', ' '.repeat(38));
    expect([writer.open('- ', '   '), writer.open('- ', '  '), writer.isNested]).toEqual([
      false,
      false,
      true,
    ]);
    writer.close();
    writer.close();
    expect(writer.open('- ', '  ')).toBe(true);
    writer.close();
    writer.close();
    expect([writer.open('', ' '.repeat(41)), writer.isNested]).toEqual([false, true]);
    writer.close();
    expect(writer.isNested).toBe(false);
  });

  it.each([
    ['a line', 0, 'abc', 5],
    ['lines', 0, 'a\nb', 5],
    ['lines behind marks', 4, 'a\nb', 5 + 3 * 4],
    ['a line behind marks', 4, '\n', 3 + 3 * 4],
  ])('writes %s only where its marks fit as well', (_, columns, paragraph, cost) => {
    const textWithin = (limit: number): string => {
      const writer = new IndentingWriter(new Meter(limit));
      writer.open('x'.repeat(columns), ' '.repeat(columns));
      writer.write(paragraph);
      expect(writer.written).toBe(writer.text === '' ? 0 : 1);
      return writer.text;
    };
    expect(textWithin(cost)).not.toBe('');
    expect(textWithin(cost - 1)).toBe('');
  });
});
