import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { byteCodes, stringCodes } from '../../features/text-stream/codes.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { rangesToText } from '../../selection/ranges-to-text.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { resolveParameters } from '../parameters.ts';
import { addanag } from './addanag.ts';
import { chooseRegions, clusteredGap, rangesOf } from './choose-regions.ts';
import { countMarkup } from './count-markup.ts';
import { countScripts } from './count-scripts.ts';
import { danaCurve, danaRanges } from './curve.ts';
import { dana } from './dana.ts';
import { danag } from './danag.ts';
import type { LineCounts } from './line-counts.ts';
import { DANA_DEFAULTS, type DanaOptions } from './options.ts';
import '../all-methods.ts';

for (const method of [dana, danag, addanag]) runMethodCases(method);

const options = (changes: Partial<DanaOptions> = {}): DanaOptions => ({
  ...DANA_DEFAULTS,
  unit: 'char',
  ...changes,
});

/** Lines given as pairs of content and code, ten characters of source each. */
function linesOf(...pairs: readonly (readonly [number, number])[]): LineCounts {
  return {
    size: pairs.length,
    start: Int32Array.from([...pairs.keys(), pairs.length], (line) => line * 10),
    content: Int32Array.from(pairs, ([content]) => content),
    code: Int32Array.from(pairs, ([, code]) => code),
  };
}

describe('counting non-ASCII against ASCII', () => {
  const count = (source: string, changes: Partial<DanaOptions> = {}): number[][] => {
    const { start, content, code } = countScripts(
      stringCodes(source),
      options({ lineLength: 5, ...changes }),
    );
    return [[...start], [...content], [...code]];
  };

  it('cuts lines of equal length after collapsing white space', () => {
    // "ab", three spaces as one, "د", "ه" make five characters; then "c" and "و" are left.
    expect(count('ab \n\tدهcو')).toEqual([
      [0, 7, 9],
      [2, 1],
      [3, 1],
    ]);
  });

  it('counts a surrogate pair and a numeric reference as one character', () => {
    expect(count('😀&#1587;&#x633;ab')).toEqual([[0, 18], [3], [2]]);
  });

  it('does not take the no-break space for a letter', () => {
    const [, content, code] = count('&#160;', { lineLength: 80 });
    expect([content, code]).toEqual([[0], [6]]);
  });

  it('weighs characters by their UTF-8 length when bytes are asked for', () => {
    const [, content, code] = count('د漢😀&#1587;a', { unit: 'byte' });
    expect([content, code]).toEqual([[2 + 3 + 4 + 2], [1]]);
  });

  it.each([
    ['at the tag of the body', '<head><meta content="سلام">', '<body>'],
    ['after the end tag of the head', '<head><title>سلام&#1587;</title>', '</head>'],
    ['not in a comment or a script', '<!--<body>--><script>"<body>"</script>سلام', '<BODY class=x>'],
  ])('counts from the body on: %s', (_, head, tag) => {
    const [, content] = count(`${head}${tag}سلام`, { lineLength: 200 });
    expect(content).toEqual([4]);
  });

  it('counts everything on a page without tags of head and body', () => {
    const [, content] = count('<title>سلام</title>سلام<bodyguard>', { lineLength: 200 });
    expect(content).toEqual([8]);
  });

  it('leaves scripts, styles and comments out only when asked to', () => {
    const source = '<script>x</script>د<!-- y -->';
    expect(count(source, { lineLength: 80 }).slice(1)).toEqual([[1], ['</script>'.length]]);
    expect(count(source, { lineLength: 80, stripScripts: false }).slice(1)).toEqual([[1], [28]]);
  });

  it('sees the same lines in a string and in its bytes', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<style>',
        '</STYLE >',
        '<!--',
        '-->',
        '<p>',
        '<body>',
        '</head>',
        '<',
        '&',
        '"',
        ' ',
        '\n',
        'abc',
      ],
      ...['&#1587;', '&#x633', '&#160;', '&#;', 'سلام', '漢字', '😀', '\ud800', 'é', '\u00a0'],
    );
    const encoder = new TextEncoder();
    const unit = fc.constantFrom('char' as const, 'byte' as const);
    fc.assert(
      fc.property(fc.array(piece), unit, fc.boolean(), (pieces, unit, stripScripts) => {
        const source = pieces.join('');
        const settings = options({ lineLength: 7, unit, stripScripts });
        const inUnits = countScripts(stringCodes(source), settings);
        const inBytes = countScripts(byteCodes(encoder.encode(source)), settings);
        expect([...inBytes.content]).toEqual([...inUnits.content]);
        expect([...inBytes.code]).toEqual([...inUnits.code]);
        const byteStarts = Array.from(inUnits.start, (at) => encoder.encode(source.slice(0, at)).length);
        expect([...inBytes.start]).toEqual(byteStarts);
      }),
    );
  });
});

describe('counting text against markup', () => {
  const total = (source: string, hyperlinks: 'full' | 'bare'): [number, number] => {
    const { content, code } = countMarkup(source, hyperlinks, options());
    return [content.reduce((sum, one) => sum + one, 0), code.reduce((sum, one) => sum + one, 0)];
  };

  it('takes tags for code, text for content, and scripts for nothing', () => {
    // "ab cd" and "é" are text; <p>, </p>, <script> and </script> are 3 + 4 + 8 + 9 characters.
    expect(total('<p>ab  cd</p><script>var x</script>&#233;', 'full')).toEqual([6, 24]);
  });

  it('takes links for bare ones when hyperlinks are neutralised', () => {
    const link = '<a href="/somewhere/else">word</a>';
    expect(total(link, 'full')).toEqual([4, '<a href="/somewhere/else"></a>'.length]);
    expect(total(link, 'bare')).toEqual([4, '<a></a>'.length]);
    // The space before the attributes is gone with them, so that the one in the text stays.
    expect(total('<a href=x> word</a>', 'bare')).toEqual([5, '<a></a>'.length]);
    expect(total('word <a', 'bare')).toEqual([5, '<a'.length]);
  });
});

describe('choosing regions', () => {
  it('follows the worked example: smoothing pulls line 0 in and pushes lines 2 and 5 out', () => {
    const lines = linesOf([0, 10], [20, 5], [18, 6], [0, 30], [0, 30], [25, 5]);
    const choice = chooseRegions(lines, options());
    expect([...choice.diff]).toEqual([5, 17, -3, -48, -40, -10]);
    expect(choice.regions).toEqual([{ start: 0, end: 2, size: 20 }]);
    expect(rangesOf(lines, choice, false)).toEqual([{ start: 0, end: 20 }]);
  });

  /** Regions of one line (three content lines in a row, code around them) at a distance. */
  const far = (gap: number): (readonly [number, number])[] => [
    ...Array.from({ length: gap }, () => [0, 9] as const),
    [30, 0],
  ];

  it('grows from the largest region as long as each next gap is small enough', () => {
    // Each 30 pulls its neighbours above zero, so a distance of n code lines leaves a gap of n - 2.
    const lines = linesOf([30, 0], ...far(7), [40, 0], ...far(7), ...far(8));
    const first = chooseRegions(lines, { gap: 5, autoGap: false });
    expect([first.regions.length, first.first, first.last]).toEqual([4, 0, 2]);
    const second = chooseRegions(lines, { gap: 6, autoGap: false });
    expect([second.first, second.last]).toEqual([0, 3]);
    const third = chooseRegions(lines, { gap: 4, autoGap: false });
    expect([third.first, third.last]).toEqual([1, 1]);
  });

  it('leaves the lines between regions out, unless they are asked for', () => {
    const lines = linesOf([30, 0], ...far(7));
    const choice = chooseRegions(lines, options());
    expect(rangesOf(lines, choice, false)).toEqual([
      { start: 0, end: 20 },
      { start: 70, end: 90 },
    ]);
    expect(rangesOf(lines, choice, true)).toEqual([{ start: 0, end: 90 }]);
  });

  it('parts the gaps of a page into small and large ones', () => {
    const regionsAt = (...gaps: number[]): { start: number; end: number; size: number }[] => {
      let start = 0;
      return [0, ...gaps].map((gap) => {
        start += gap;
        const region = { start, end: start + 1, size: 1 };
        start++;
        return region;
      });
    };
    expect(clusteredGap(regionsAt(1, 2, 1, 90, 3, 60), 20)).toBe(3);
    expect(clusteredGap(regionsAt(30, 25, 400), 20)).toBe(30);
    // Gaps that all but agree are one cluster, and none of them is a border.
    expect(clusteredGap(regionsAt(7, 7, 7), 20)).toBe(7);
    expect(clusteredGap(regionsAt(10, 8, 10, 10, 12, 10), 20)).toBe(12);
    // Two gaps are not enough to tell.
    expect(clusteredGap(regionsAt(1, 90), 20)).toBe(20);
  });
});

describe('dana', () => {
  const prose = 'افتتحت المدينة مكتبة جديدة على ضفة النهر وحضر الافتتاح عدد كبير من السكان. '.repeat(12);
  const menu = `<ul>${'<li><a href="/section/number" class="menu-item">قسم</a></li>'.repeat(30)}</ul>`;
  /** More than two lines of markup: the blur over three lines reaches no further. */
  const rule = '<img src="/pictures/a-line-of-pixels.png" alt="" width="600" height="1">'.repeat(3);
  const html = `<body>${menu}${rule}<div><p>${prose}</p></div>${rule}${menu}`;

  it('finds the article between two menus', () => {
    const text = rangesToText(html, select(dana, pageFromHtml(html)).ranges!);
    expect(text.length).toBeGreaterThan(prose.length * 0.95);
    expect(text).not.toContain('قسم');
  });

  it('gives byte ranges for bytes that hold the same text', () => {
    const bytes = new TextEncoder().encode(html);
    const texts = danaRanges(html).map(({ start, end }) => html.slice(start, end));
    const fromBytes = danaRanges(bytes).map(({ start, end }) =>
      new TextDecoder().decode(bytes.subarray(start, end)),
    );
    expect(fromBytes).toEqual(texts);
    expect(texts.length).toBeGreaterThan(0);
  });

  it('goes on with danag on a Latin page, and says so', () => {
    const page = pageFromHtml(`<body>${menu}<p>${'Plain English words in a row. '.repeat(30)}</p>`);
    const selection = select(dana, page);
    expect(selection.warnings?.map(({ code }) => code)).toEqual(['method-fallback']);
    expect(rangesToText(page.source!, selection.ranges!)).toContain('Plain English');
  });

  it('calls a Latin page unsupported when it may not go on', () => {
    const page = pageFromHtml(`<p>${'Fußgänger über Brücken. '.repeat(30)}</p>`);
    const strict = { options: resolveParameters(dana, { fallback: 'none' }) };
    expect(() => dana.select(page, strict)).toThrow(expect.objectContaining({ code: 'unsupported-page' }));
  });

  it('gives structured output, a warning, or a reason through extract', () => {
    const found = extract(html, { method: 'dana' });
    expect(found.content).toContain(`<p>${prose.trim()}</p>`);
    expect(found.content).not.toContain('قسم');
    const latin = '<p>Plain English words in a row.</p>'.repeat(30);
    const fellBack = extract(latin, { method: 'dana' });
    expect(fellBack.warnings.map(({ code }) => code)).toContain('method-fallback');
    const strict = extract(latin, { method: 'dana', methodOptions: { fallback: 'none' } });
    expect([strict.empty?.code, strict.text]).toEqual(['unsupported', '']);
  });

  it('does not take a menu of languages for the content', () => {
    const languages = '<p>العربية 中文 日本語 한국어 Русский ไทย</p>';
    const page = pageFromHtml(`<p>${'Plain English words in a row. '.repeat(30)}</p>${languages}`);
    expect(select(dana, page).warnings).toHaveLength(1);
  });

  it('gives the curve of the page and marks the chosen regions', () => {
    const { N, A, diff, regions } = danaCurve(html);
    expect([N.length, A.length]).toEqual([diff.length, diff.length]);
    expect(regions.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    for (const { start, end } of regions)
      expect(diff.slice(start, end).every((value) => value > 0)).toBe(true);
  });
});
