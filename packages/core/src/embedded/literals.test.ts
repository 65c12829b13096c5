import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { embeddedContent } from './embedded-content.ts';
import { scanLiterals } from './literals.ts';

const textsOf = (source: string): string[] => scanLiterals(source).literals.map(({ text }) => text);

describe('scanLiterals', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' }))), (data) => {
        const strings = data.flatMap((record) => Object.values(record)).filter((text) => text !== '');
        // Backspaces and form feeds are no text.
        fc.pre(!strings.some((text) => /[\b\f\v]/u.test(text)));
        expect(textsOf(JSON.stringify(data))).toEqual(strings);
      }),
    );
  });

  it('ends on any text, with containers in the order of opening', () => {
    const code = fc.string({ unit: fc.constantFrom(...'{}[]"\'`\\/*:,\n a1') });
    fc.assert(
      fc.property(code, (source) => {
        const { parents, literals } = scanLiterals(source);
        expect(parents.every((parent, id) => parent < id)).toBe(true);
        expect(literals.every(({ container }) => container < parents.length)).toBe(true);
      }),
    );
  });

  it('reads object literals, comments and all quotes', () => {
    const source = `/* "no" */ x = {a: 'it\\'s', "b": [\`two\nlines\`, "\\u3042\\x41"], // 'no'\n c: don't };"end"`;
    expect(textsOf(source)).toEqual(["it's", 'two\nlines', 'あA', 'end']);
  });

  it('gives the same column to the same field of every record', () => {
    const [first, second, other] = scanLiterals('{"l":[{"t":"a"},{"t":"b"},{"u":"c"}]}').literals;
    expect(first?.column).toBe(second?.column);
    expect(first?.column).not.toBe(other?.column);
    expect(first?.list).toBe(second?.list);
    expect(first?.container).not.toBe(second?.container);
  });

  it('cuts long keys, which every string of a list repeats', () => {
    const [literal] = scanLiterals(`{"${'k'.repeat(5_000)}":["x"]}`).literals;
    expect(literal?.key).toBe('k'.repeat(100));
    expect(scanLiterals(`{${'k'.repeat(5_000)}:"x"}`).literals[0]?.key).toBe('k'.repeat(100));
  });

  it('says when it stops counting', () => {
    expect(scanLiterals(`${'['.repeat(300)}"x"`)).toMatchObject({ capped: true, literals: [{ text: 'x' }] });
    expect(scanLiterals('[["x"]]').capped).toBe(false);
  });

  it.each([
    ['open quotes', '"\\"'],
    ['open apostrophes', "'\n"],
    ['backticks that never close', '`\\`'],
    ['open brackets', '[{"a":'],
    ['comments that never close', '/*"'],
    ['blanks before a colon', '{"a"        '],
    ['strings', '"a sentence. And one more of it.",'],
    ['tags that never close', '"<p>a <p",'],
  ])('takes linear time on %s', (_, part) => {
    const prepare = (size: number): (() => void) => {
      const page = pageFromHtml(`<script type="application/json">${part.repeat(size)}</script>`);
      void page.tree;
      return () => void embeddedContent(page);
    };
    expect(growthRatio(prepare, 2_000, 16)).toBeLessThan(40);
  });
});
