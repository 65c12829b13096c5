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

  it.each<[what: string, source: string, texts: string[]]>([
    ['line comments', '// "no"\n"yes"', ['yes']],
    ['comments that follow each other', '/* "no" *//* "no" */"yes"', ['yes']],
    ['comments that begin with their end', '/*/ "no" */ "yes"', ['yes']],
    ['divisions', '1 / 2, "yes"', ['yes']],
    ['escaped quotes outside strings', 'x = /\\"/; y = "yes"', ['yes']],
    ['apostrophes in words', "it's so\n'yes'", ['yes']],
    ['quotes over lines', '"two\nlines"', ['two\nlines']],
    ['lists with a colon', '[a ? "x" : "y"]', ['x', 'y']],
    ['keys with blanks before the colon', '{"a"        : "x"}', ['x']],
    ['colons too far away for a key', '{"a"         : "x"}', ['a', 'x']],
    ['short escapes', String.raw`"\n\r\t-\b-\f-\v-\/\\"`, ['\n\r\t- - - -/\\']],
    ['codes', String.raw`"\u00E9\x41\uD83D\uDE00"`, ['éA😀']],
    ['continued lines', "'a\\\nb'", ['a\nb']],
    ['empty strings', '["", "x"]', ['x']],
  ])('reads %s', (_, source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });

  it.each(['a', 'z', 'A', 'Z', '0', '9', '_', '$', 'é', '名', 'a1_$'])(
    'takes the name %s as a key',
    (name) => {
      expect(scanLiterals(`{${name}:"x"}`).literals[0]?.key).toBe(name);
    },
  );

  it.each(['-', '@', '\x7f', ' '])('takes no "%s" as a key', (sign) => {
    expect(scanLiterals(`{${sign}:"x"}`).literals[0]?.key).toBe('');
  });

  /** Key and holder of the first string. */
  it.each<[source: string, key: string, holder: string]>([
    ['"x"', '', ''],
    ['["x"]', '', ''],
    ['{"a":"x"}', 'a', ''],
    ['{"a":["x"]}', 'a', 'a'],
    ['{"a":[["x"]]}', 'a', 'a'],
    ['{"a":{"b":"x"}}', 'b', 'a'],
    ['{"a":[{"b":"x"}]}', 'b', 'a'],
    ['{"a":{"x"}}', '', 'a'],
    ['{"a":{} "x"}', '', ''],
    ['{"a":1,"x"}', '', ''],
    ['{"a":f("x")}', 'a', ''],
    ['{"a":{"b":1},"c":"x"}', 'c', ''],
  ])('knows in %s whose string it is', (source, key, holder) => {
    expect(scanLiterals(source).literals[0]).toMatchObject({ text: 'x', key, holder });
  });

  it('knows in what a string stands', () => {
    const { parents, literals } = scanLiterals('"a" {b:"b", c:["c", {d:"d"}], e:{f:"f"}} "g"');
    expect(parents).toEqual([-1, 0, 1, 2, 1]);
    expect(literals.map(({ text, container, list }) => [text, container, list])).toEqual([
      ['a', 0, -1],
      ['b', 1, -1],
      ['c', 2, 2],
      ['d', 3, 2],
      ['f', 4, -1],
      ['g', 0, -1],
    ]);
  });

  it('closes only what is open', () => {
    expect(scanLiterals('["a" } "b"]').literals.map(({ container }) => container)).toEqual([1, 1]);
    expect(scanLiterals('] "a"').literals.map(({ container }) => container)).toEqual([0]);
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

  it('counts 256 levels, and deeper strings to the last of them', () => {
    expect(scanLiterals(`${'['.repeat(256)}"x"`)).toMatchObject({
      capped: false,
      literals: [{ container: 256 }],
    });
    expect(scanLiterals(`${'['.repeat(258)}"x"]"y"]"z"]"last"`)).toMatchObject({
      capped: true,
      literals: [{ container: 256 }, { container: 256 }, { container: 256 }, { container: 255 }],
    });
  });

  it('counts a hundred thousand lists and objects', () => {
    expect(scanLiterals('[]'.repeat(99_999))).toMatchObject({ capped: false, parents: { length: 100_000 } });
    expect(scanLiterals('{}'.repeat(100_000))).toMatchObject({ capped: true, parents: { length: 100_000 } });
  });

  it('reads a hundred thousand strings', () => {
    expect(scanLiterals('"x"'.repeat(99_999))).toMatchObject({ capped: false, literals: { length: 99_999 } });
    expect(scanLiterals('"x"'.repeat(100_001))).toMatchObject({
      capped: true,
      literals: { length: 100_000 },
    });
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
