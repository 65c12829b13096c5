import { describe, expect, it } from 'vitest';
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
});
