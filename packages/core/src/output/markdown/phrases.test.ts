import { describe, expect, it } from 'vitest';
import { element, type Parts } from '../../content/build-tree.cases.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { markdownHeading, markdownLine, markdownText } from './line.ts';

const line = (...parts: Parts): string => markdownLine(element('p', ...parts).children);
const b = (...parts: Parts): ContentElement => element('b', ...parts);
const a = (...parts: Parts): ContentElement => element('a', { href: '/x' }, ...parts);
const code = (words: string): ContentElement => element('code', words);
const br = element('br');

describe('what each phrase becomes', () => {
  it.each([
    ['**x**', 'b strong'],
    ['*x*', 'em i cite dfn var'],
    ['~~x~~', 'del s'],
    ['`x`', 'code samp'],
    ['“x”', 'q'],
    ['(x)', 'rt'],
    ['', 'rp'],
    ['x', 'span abbr a u small time x-y'],
  ])('%s: %s', (expected, tags) => {
    for (const tag of tags.split(' ')) expect(line(element(tag, 'x')), tag).toBe(expected);
  });

  it.each(['sub', 'sup', 'kbd', 'mark', 'ins'])('%s keeps its tags, once', (tag) => {
    expect(line(element(tag, 'x'))).toBe(`<${tag}>x</${tag}>`);
    expect(line(element(tag, 'x', element(tag, 'y')))).toBe(`<${tag}>xy</${tag}>`);
    expect(line(element(tag, element(tag === 'sub' ? 'sup' : 'sub', 'y')))).toBe(
      tag === 'sub' ? '<sub><sup>y</sup></sub>' : `<${tag}><sub>y</sub></${tag}>`,
    );
  });

  it.each<[name: string, phrase: ContentElement, expected: string]>([
    ['a link', element('a', { href: '/x', title: 'T' }, 'y'), '[y](/x "T")'],
    ['a link in a link', a('y', element('a', { href: '/z' }, 'z')), '[yz](/x)'],
    ['a picture', element('img', { src: '/x', alt: ' y\n$[z] ', title: 'T' }), '![y \\$\\[z\\]](/x "T")'],
    ['a picture without words', element('img', { src: '/x' }), '![](/x)'],
    ['a picture from nowhere', element('img', { alt: 'y' }), ''],
    [
      'long words for a picture',
      element('img', { src: '/x', alt: 'y'.repeat(2000) }),
      `![${'y'.repeat(1000)}](/x)`,
    ],
    ['a film', element('video', { src: '/a/b.mp4?c#d' }), '[b.mp4](/a/b.mp4?c#d)'],
    ['a sound', element('audio', { src: '/b.mp3#t', title: ' T ' }), '[T](/b.mp3#t)'],
    ['a sound with a blank title', element('audio', { src: '/b.mp3', title: ' ' }), '[b.mp3](/b.mp3)'],
    ['a sound without a name', element('audio', { src: '/a/' }), '[/a/](/a/)'],
    ['a sound from nowhere', element('audio'), ''],
    ['a film in a link', a('y', element('video', { src: '/b.mp4' })), '[y](/x)'],
    ['a film in bold', b(element('video', { src: '/b' })), '**[b](/b)**'],
    ['a formula', element('math', { alttext: ' x ' }, 'y'), '$x$'],
    ['a formula that is displayed', element('math', { alttext: 'x', display: 'block' }), '$$x$$'],
    ['a formula without a source', element('math', { alttext: ' ' }, 'y*'), 'y\\*'],
    ['a note', element('sup', { 'data-note-ref': '12' }, 'x'), '[^12]'],
    ['no note', element('sup', { 'data-note-ref': '1x' }, 'y'), '<sup>y</sup>'],
    ['no note either', element('sup', { 'data-note-ref': 'x1' }, 'y'), '<sup>y</sup>'],
    ['a long form', element('abbr', { title: ' a\n\n b ' }, 'y'), '<abbr title="a b">y</abbr>'],
    ['a blank long form', element('abbr', { title: ' ' }, 'y'), 'y'],
    [
      'a longer form',
      element('abbr', { title: 'a'.repeat(2000) }, 'y'),
      `<abbr title="${'a'.repeat(1000)}">y</abbr>`,
    ],
    [
      'a long form in another',
      element('abbr', { title: 'a' }, element('abbr', { title: 'b' }, 'y')),
      '<abbr title="a">y</abbr>',
    ],
    [
      'a long form in other tags',
      element('sub', element('abbr', { title: 'b' }, 'y')),
      '<sub><abbr title="b">y</abbr></sub>',
    ],
    ['blank code', code(' '), ''],
    ['code with a line end', code('a\u2028b'), '`a b`'],
    ['blocks', element('span', 'x', element('p', 'y'), element('p', 'z')), 'x y z'],
  ])('%s', (_, phrase, expected) => {
    expect(line(phrase)).toBe(expected);
  });
});

describe('what each phrase becomes in a link', () => {
  it.each<[name: string, phrase: ContentElement, expected: string]>([
    ['a picture', element('img', { src: '/y', alt: '[z' }), '![&#91;z](/y)'],
    ['a picture with brackets in its address', element('img', { src: '/y[1]', alt: 'z' }), '![z](/y%5B1%5D)'],
    ['a formula', element('math', { alttext: 'x' }), '$x$'],
    ['a formula with brackets', element('math', { alttext: '\\sqrt[3]{x}' }), '$\\sqrt[3]{x}$'],
    ['an open interval', element('math', { alttext: '[0,1[' }), '$\\lbrack 0,1\\lbrack $'],
    ['the other half', element('math', { alttext: '[0,1] + ]0' }), '$[0,1] + \\rbrack 0$'],
    ['brackets in brackets', element('math', { alttext: '[[x]]' }), '$\\lbrack [x]\\rbrack $'],
    ['escapes in brackets', element('math', { alttext: '\\\\[2pt\\,]' }), '$\\\\[2pt\\,]$'],
    ['code', code('a[0]'), '`a[0]`'],
    ['code with a backtick', code('a`'), '<code>a&#96;</code>'],
    ['code like a definition', code('[a]: b'), '<code>&#91;a&#93;&#58; b</code>'],
    ['a note', element('sup', { 'data-note-ref': '1' }, '1'), '<sup>1</sup>'],
  ])('%s', (_, phrase, expected) => {
    expect(line(a(phrase))).toBe(`[${expected}](/x)`);
  });
});

describe('a line of code with backticks', () => {
  it('has no bracket that could pair with one in code', () => {
    const formula = element('math', { alttext: '[0,1[' });
    expect(line('[a] ', formula, code('`'))).toBe('\\[a] $\\lbrack 0,1\\lbrack $`` ` ``');
    expect(line('[a] ', formula, code('b'))).toBe('[a] $[0,1[$`b`');
  });
});

describe('white space', () => {
  it.each<[name: string, parts: Parts, expected: string]>([
    ['of a text alone', [' a \t\n b\u2028c '], 'a b c'],
    ['of nothing', [], ''],
    ['of a blank', ['  '], ''],
    ['between texts', ['a ', ' b'], 'a b'],
    ['over elements', ['a ', b(' b\n\n c '), ' d'], 'a **b c** d'],
    ['at both ends', [' ', b(' a '), ' '], '**a**'],
    ['around a break', ['a ', br, ' b'], 'a\\\nb'],
    ['a break at the ends', [br, 'a', br, br], 'a'],
    ['a break before the end of marks', [b('a', br), 'b'], '**a**\\\nb'],
    ['after a link', [a('a '), 'b'], '[a](/x) b'],
    ['inside of nothing', ['a', b(' '), 'b', a()], 'a b'],
    ['before code', ['a ', code('b')], 'a `b`'],
  ])('%s', (_, parts, expected) => {
    expect(line(...parts)).toBe(expected);
  });
});

describe('pieces that touch', () => {
  it.each<[name: string, parts: Parts, expected: string]>([
    ['two spans of code', [code('a'), code('b')], '`a` `b`'],
    ['code after an escaped backtick', ['a`', code('b')], 'a\\``b`'],
    ['code after a word', ['a', code('b')], 'a`b`'],
    ['an exclamation mark before a link', ['a!', a('b')], 'a\\![b](/x)'],
    ['an exclamation mark before bold', ['a!', b('b')], 'a!**b**'],
    ['an address before a link', ['http://a.example', a('b')], '<http://a.example>[b](/x)'],
    ['an address before a break', ['http://a.example', br, 'b'], 'http://a.example\\\nb'],
    ['an address at the end', [b('a'), ' http://a.example'], '**a** http://a.example'],
    ['brackets in a link, and after it', [a('[b]'), '[c]'], '[\\[b\\]](/x)[c]'],
    ['a formula and a price', [element('math', { alttext: 'x' }), ' for $1'], '$x$ for \\$1'],
    ['two prices', ['$1 ', b('or'), ' $2'], '\\$1 **or** \\$2'],
    ['a price in code', [code('$1'), ' or $2'], '`$1` or \\$2'],
    ['one price', ['$1 ', b('only')], '$1 **only**'],
    ['a price in an address', [element('a', { href: '/$' }, 'a'), ' $2'], '[a](/$) \\$2'],
    ['texts between marks that go', ['&', b(''), 'lt;'], '&amp;lt;'],
  ])('%s', (_, parts, expected) => {
    expect(line(...parts)).toBe(expected);
  });
});

describe('marks that CommonMark would not take for marks', () => {
  it.each<[name: string, parts: Parts, expected: string]>([
    ['between words', ['a', b('b'), 'c'], 'a**b**c'],
    ['punctuation between spaces', ['a ', b('"b"'), ' c'], 'a **"b"** c'],
    ['punctuation at the ends of the line', [b('"b"')], '**"b"**'],
    ['punctuation beside punctuation', ['(', b('"b"'), ')'], '(**"b"**)'],
    ['punctuation before a word moves out', ['a', b('"b')], 'a"**b**'],
    ['and after one', [b('b"'), 'c'], '**b**"c'],
    ['a symbol counts too', ['a', b('€b')], 'a€**b**'],
    ['eight characters move', ['a', b('........b')], 'a........**b**'],
    ['nine do not', ['a', b('.........b')], 'a.........b'],
    ['eight at the end', [b('b........'), 'c'], '**b**........c'],
    ['nine at the end', [b('b.........'), 'c'], 'b.........c'],
    ['characters of two units', ['a', b('😀😀😀😀😀😀😀b')], `a${'😀'.repeat(7)}**b**`],
    ['after one of two units', ['😀', b('"b"'), '😀'], '😀**"b"**😀'],
    ['letters of two units', ['𝒜', b('"b"'), '𝒜'], '𝒜"**b**"𝒜'],
    ['nothing but punctuation', ['a', b('...'), 'b'], 'a...b'],
    ['code at the edge', ['a', b(code('b')), 'c'], 'a`b`c'],
    ['code in the middle', ['a ', b(code('b')), ' c'], 'a **`b`** c'],
    ['a link at the edge', ['a', b(a('b')), 'c'], 'a[b](/x)c'],
    ['a link beside it', [a('a'), b('"b"'), a('c')], '[a](/x)**"b"**[c](/x)'],
    ['a break beside it', ['a', br, b('"b"'), br, 'c'], 'a\\\n**"b"**\\\nc'],
    ['marks in marks', ['a', b(element('i', '"b"')), 'c'], 'a"*b*"c'],
    ['marks around marks', [b('a ', element('i', 'b'))], '**a *b***'],
    ['marks right after marks', [element('i', 'a'), b('b')], '*a*b'],
    ['other marks right after marks', [element('s', 'a'), b('b')], '~~a~~**b**'],
    ['other marks in marks', ['a', b(element('s', 'b')), 'c'], 'a~~b~~c'],
    ['after marks that went', [element('i', code('x')), b('b')], '`x`**b**'],
  ])('%s', (_, parts, expected) => {
    expect(line(...parts)).toBe(expected);
  });
});

describe('the place of a line', () => {
  const nodes = element('p', 'a | #', br, b('# b'), ' #').children;

  it('decides about breaks, pipes and marks', () => {
    expect(markdownLine(nodes)).toBe('a | #\\\n**# b** #');
    expect(markdownLine(nodes, 'heading')).toBe('a | # **# b** \\#');
    expect(markdownLine(nodes, 'cell')).toBe('a \\| #<br>**# b** #');
  });

  it('may be inside of marks', () => {
    const bold = { kind: 'mark', mark: '**' } as const;
    expect(markdownLine(element('p', 'a').children, 'paragraph', bold)).toBe('**a**');
    expect(markdownLine(element('p', b('a'), ' b').children, 'paragraph', bold)).toBe('**a b**');
    expect(markdownLine(element('p', ' ').children, 'paragraph', bold)).toBe('');
  });

  it('may be above the page, as its title', () => {
    expect(markdownHeading(' a *b* # ')).toBe('# a \\*b\\* \\#');
    expect(markdownHeading(' ')).toBe('');
  });

  it('is a paragraph of text with its lines', () => {
    expect(markdownText(' <img src=x onerror=y>\r\n\n- *b*')).toBe('&lt;img src=x onerror=y>\\\n\\- \\*b\\*');
    expect(markdownText(' ')).toBe('');
  });
});

it('writes a backslash before code so that no parser takes the code for text', () => {
  expect(line('a\\', code('b'))).toBe('a&#92;`b`');
  expect(line('a\\\\', code('b'))).toBe('a\\\\&#92;`b`');
});
