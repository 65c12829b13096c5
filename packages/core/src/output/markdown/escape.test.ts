import { describe, expect, it } from 'vitest';
import { escapeBeforeMarkup, escapeText } from './escape.ts';

const OUTSIDE = { isInLink: false, hasFormula: false, hasLooseCode: false, isAlone: false };
const IN_LINK = { isInLink: true, hasFormula: false, hasLooseCode: false, isAlone: false };

describe('escapeText', () => {
  it.each([
    ['nothing special', 'a-b (c) "d"', 'a-b (c) "d"'],
    ['a backslash before a letter', 'a\\b', 'a\\b'],
    ['a backslash before a sign', 'a\\-', 'a\\\\-'],
    ['a backslash at the end', 'a\\', 'a\\\\'],
    ['backticks', 'a`b', 'a\\`b'],
    ['asterisks', '*a* b*c', '\\*a\\* b\\*c'],
    ['an asterisk between spaces', 'a * b', 'a * b'],
    ['one before a space alone', 'a* b', 'a\\* b'],
    ['one after a space alone', 'a *b', 'a \\*b'],
    ['tildes', '~a~ 1 ~ 2', '\\~a\\~ 1 ~ 2'],
    ['underscores in a word', 'a_b __init__ 1__2', 'a_b \\_\\_init\\_\\_ 1__2'],
    ['a tag', 'a<b', 'a&lt;b'],
    ['a tag that ends', '</b', '&lt;/b'],
    ['a comment', '<!-', '&lt;!-'],
    ['an instruction', '<?a', '&lt;?a'],
    ['a bracket at the end', 'a<', 'a&lt;'],
    ['a control character', '<\u0001b', '&lt;\u0001b'],
    ['a comparison', '1 < 2 <3', '1 < 2 <3'],
    ['named references', '&amp; &a; &ab; &a', '&amp;amp; &a; &amp;ab; &a'],
    [
      'numbered references',
      '&#12; &#1234567; &#12345678; &#x1F; &#XaBcDeF; &#xg; &#a;',
      '&amp;#12; &amp;#1234567; &#12345678; &amp;#x1F; &amp;#XaBcDeF; &#xg; &#a;',
    ],
    ['brackets', '[a] b', '[a] b'],
    ['a link', '[a](b)', '[a\\](b)'],
    ['spaces in a link', '[a] \t( <b:c', '[a\\] \t( &lt;b:c'],
    ['no scheme after spaces', '[a] (b) c:', '[a] (b) c:'],
    ['a footnote', '[^1]', '\\[^1]'],
    ['a notice', '[!NOTE]', '\\[!NOTE]'],
    ['braces before an equals sign', '{a=b} {c}', '\\{a=b} {c}'],
    ['braces', '{a}', '{a}'],
    ['prices', '$1 and $2, 3 $', '$1 and $2, 3 $'],
    ['a formula', 'a $x$ b', 'a \\$x\\$ b'],
    ['no space inside of it', '$ x$, $x $', '$ x$, $x $'],
    ['no digit after it', '$x$1', '$x$1'],
    ['one dollar', 'a$b', 'a$b'],
    ['three dollars', '$a$b$', '\\$a\\$b\\$'],
    ['an address', 'http://a.example/_b', '<http://a.example/_b>'],
  ])('%s', (_, text, expected) => {
    expect(escapeText(text, OUTSIDE)).toBe(expected);
  });

  it.each([
    ['brackets', '[a] b', '\\[a\\] b'],
    ['a link', '[a](b)', '\\[a&#93;(b)'],
    ['a picture', '![a]', '!&#91;a\\]'],
    ['an address', 'http://a.example/_b', 'http://a.example/\\_b'],
  ])('%s in a link', (_, text, expected) => {
    expect(escapeText(text, IN_LINK)).toBe(expected);
  });

  it('minds every dollar beside a formula', () => {
    expect(escapeText('$1', { ...OUTSIDE, hasFormula: true })).toBe('\\$1');
  });
});

describe('escapeBeforeMarkup', () => {
  it('keeps an address at the end from swallowing what follows', () => {
    expect(escapeBeforeMarkup('a http://a.example/', OUTSIDE)).toBe('a <http://a.example/>');
    expect(escapeBeforeMarkup('a http://a.example/', IN_LINK)).toBe('a http&#58;//a.example/');
    expect(escapeBeforeMarkup('a www.a.example/', IN_LINK)).toBe('a www\\.a.example/');
    expect(escapeBeforeMarkup('a*b', OUTSIDE)).toBe('a\\*b');
  });
});
