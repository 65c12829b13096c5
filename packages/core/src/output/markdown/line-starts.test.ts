import { describe, expect, it } from 'vitest';
import { escapeHeadingEnd, escapeParagraph, mayBeDefined } from './line-starts.ts';

describe('escapeParagraph', () => {
  it.each([
    ['a heading', '# a', '\\# a'],
    ['an empty heading', '######', '\\######'],
    ['seven marks are none', '####### a', '####### a'],
    ['a list', '+ a', '\\+ a'],
    ['an empty item', '-', '\\-'],
    ['an ordered list', '12) a', '12\\) a'],
    ['an empty ordered item', '123456789.', '123456789\\.'],
    ['too many digits', '1234567890. a', '1234567890. a'],
    ['a number', '1.5', '1.5'],
    ['a quote', '>a', '\\>a'],
    ['an underline', '=== ', '\\=== '],
    ['an equation', '= a', '= a'],
    ['a table', '|a', '\\|a'],
    ['a line of one', ':-', '\\:-'],
    ['another', '-|', '\\-|'],
    ['a definition', ': [x]: a', '&#58; [x]: a'],
    ['a smile', ':)', ':)'],
    ['a rule', '---', '\\---'],
    ['a task', '[x] a', '\\[x] a'],
    ['an empty task', '[ ]', '\\[ ]'],
    ['nothing of all that', 'a # | :- = [x] >', 'a # | :- = [x] >'],
    ['the end of a line', 'a ===', 'a ==='],
    ['every line', 'a\n# b\n> c', 'a\n\\# b\n\\> c'],
    ['a definition', '[a]: b', '\\[a]: b'],
    ['one over lines', '[a\nb]: c', '\\[a\nb]: c'],
    ['one in a later line', 'a\n[b]: c', 'a\n\\[b]: c'],
    ['several', '[a]: b\nc\n[d]: e', '\\[a]: b\nc\n\\[d]: e'],
    ['only those', '[a] b\n[c]: d', '[a] b\n\\[c]: d'],
    ['a bracket that never ends', '[a]: b\n[c', '\\[a]: b\n[c'],
    ['an escaped bracket in a label', '[a\\]b]: c', '\\[a\\]b]: c'],
    ['to a reader that knows no backslash', '[a\\]: b', '\\[a\\]: b'],
    ['a bracket within a line', 'a [b]: c', 'a [b]: c'],
    ['a bracket that was not one', '[a] b]: c', '[a] b]: c'],
  ])('%s', (_, paragraph, expected) => {
    expect(escapeParagraph(paragraph)).toBe(expected);
  });
});

describe('escapeHeadingEnd', () => {
  it.each([
    ['a #', 'a \\#'],
    ['a ###', 'a \\###'],
    ['##', '\\##'],
    ['C#', 'C#'],
    ['a # b', 'a # b'],
    ['a', 'a'],
    ['', ''],
  ])('%j', (line, expected) => {
    expect(escapeHeadingEnd(line)).toBe(expected);
  });
});

describe('mayBeDefined', () => {
  it.each([
    ['words', 'some: words'],
    ['a word with a colon and one after it', 'See:  the book'],
    ['a number after it', 'See: 1'],
    ['a link', '[a:b](c)'],
    ['a page', 'http://a.example/'],
    ['a page in brackets', '<HTTPS://a.example/>'],
    ['no colon', 'words'],
    ['a colon later', 'some words:'],
    ['a break', 'words\\\nx:y'],
    ['words in brackets', 'See (the book)'],
    ['a title in a link', '["The book"](https://a.example/?id=1)'],
    ['an attribute after words', 'See the book (a=b)'],
  ])('takes %s for no definition', (_, paragraph) => {
    expect(mayBeDefined(paragraph)).toBe(false);
  });

  it.each([
    ['an address', 'javascript:x'],
    ['an address and a title', 'x:y "z"'],
    ['an address before a break', 'x:y\\\nz'],
    ['an address within an address', 'xhttp://a.example/'],
    ['an attribute in a title', 'See "www.a.example/onclick=x/"'],
    ['an attribute in a title on the next line', 'See\\\n(www.a.example/onclick=x/)'],
    ['a tag in a title within a word', '["www.a.example `<b>`](c)'],
    ['a scheme whose colon is a reference', 'xhttp&#58;//a.example/*&lt;b>'],
  ])('notices %s', (_, paragraph) => {
    expect(mayBeDefined(paragraph)).toBe(true);
  });
});
