import { describe, expect, it } from 'vitest';
import { Meter } from '../../budget/meter.ts';
import { content, element, type Parts } from '../../content/build-tree.cases.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { toMarkdown } from './markdown.ts';

const p = (...parts: Parts): ContentElement => element('p', ...parts);
const pre = (code: string): ContentElement => element('pre', code);
const ul = (...items: Parts): ContentElement => element('ul', ...items);
const ol = (start: string, ...items: Parts): ContentElement => element('ol', { start }, ...items);
const li = (...parts: Parts): ContentElement => element('li', ...parts);
const note = (number: string, ...parts: Parts): ContentElement =>
  element('li', { 'data-note': number }, ...parts);
const aside = (kind: string, ...parts: Parts): ContentElement =>
  element('aside', { 'data-callout': kind }, ...parts);
const details = (...parts: Parts): ContentElement => element('details', ...parts);
const summary = (...parts: Parts): ContentElement => element('summary', ...parts);
const dl = (...parts: Parts): ContentElement => element('dl', ...parts);
const dt = (...parts: Parts): ContentElement => element('dt', ...parts);
const dd = (...parts: Parts): ContentElement => element('dd', ...parts);

type Case = readonly [name: string, tree: ContentElement, expected: string];

const BLOCKS: readonly Case[] = [
  [
    'headings',
    content(...[1, 2, 3, 4, 5, 6].map((level) => element(`h${level}`, 'x'))),
    '# x\n\n## x\n\n### x\n\n#### x\n\n##### x\n\n###### x',
  ],
  ['an empty heading', content(p('a'), element('h2', ' '), p('b')), 'a\n\nb'],
  ['empty paragraphs', content(p('a'), p(' '), p('b')), 'a\n\nb'],
  [
    'a rule after text and in a list',
    content(p('a'), element('hr'), ul(li(element('hr')))),
    'a\n\n---\n\n- ___',
  ],
  ['a rule right below a line', aside('tip', element('hr')), '---'],
  ['a rule that begins a notice', content(aside('tip', element('hr'))), '> [!TIP]\n> ___'],
  ['a formula alone', content(element('math', { display: 'block', alttext: ' x ' })), '$$\nx\n$$'],
  ['a formula in a line', content(p('a ', element('math', { display: 'block', alttext: 'x' }))), 'a $$x$$'],
  ['a formula that is not displayed', content(element('math', { alttext: 'x' })), '$x$'],
  ['a formula without a source', content(element('math', { display: 'block' }, 'x')), 'x'],
  ['a displayed word', content(p(element('b', { display: 'block', alttext: 'x' }, 'y'))), '**y**'],
];

const CODE: readonly Case[] = [
  ['a language', content(element('pre', { 'data-lang': 'c++' }, 'a')), '```c++\na\n```'],
  ['what begins like one', content(element('pre', { 'data-lang': 'js x' }, 'a')), '```\na\n```'],
  ['what ends like one', content(element('pre', { 'data-lang': 'x js' }, 'a')), '```\na\n```'],
  ['blank code', content(p('a'), pre(' \n'), p('b')), 'a\n\nb'],
  [
    'a quote around a tag',
    content(element('blockquote', pre('<b c>'))),
    '> <pre><code>&lt;b c&gt;</code></pre>',
  ],
  ['a tag after a fence', content(pre('a'), pre('<b c>')), '```\na\n```\n\n```\n<b c>\n```'],
  [
    'a tag after a fence below the mark of a list',
    content(ul(li('x', pre('a'))), pre('<b c>')),
    '- x\n\n  ```\n  a\n  ```\n\n```\n<b c>\n```',
  ],
];

const LISTS: readonly Case[] = [
  [
    'neighbours',
    content(ul(li('a')), ul(li('b')), ol('1', li('c')), ol('2', li('d')), ol('3', li('e'))),
    '- a\n\n* b\n\n1. c\n\n2) d\n\n3. e',
  ],
  ['no neighbours', content(ul(li('a')), p('x'), ul(li('b'))), '- a\n\nx\n\n- b'],
  ['neighbours below an item', content(ul(li('a', ul(li('b')), ul(li('c'))))), '- a\n  - b\n  * c'],
  ['in items of one list', content(ul(li('a', ul(li('b'))), li('c', ul(li('d'))))), '- a\n  - b\n- c\n  - d'],
  ['a list that begins an item', content(ul(li('a'), li(ul(li('b'))))), '- a\n- - b'],
  ['a list that begins with two below a line', content(ul(li('a', ol('2', li('b'))))), '- a\n\n  2. b'],
  ['a list that begins with one below a line', content(ul(li('a', ol('1', li('b'))))), '- a\n  1. b'],
  [
    'a list of bullets that says two',
    content(ul(li('a', element('ul', { start: '2' }, li('b'))))),
    '- a\n  - b',
  ],
  [
    'a loose list around a tight one',
    content(ul(li(p('a'), p('b'), ul(li('c'), li('d'))))),
    '- a\n\n  b\n\n  - c\n  - d',
  ],
  ['a tight list after text', content(p('x'), ul(li('a'), li('b'))), 'x\n\n- a\n- b'],
  [
    'tasks',
    content(
      ul(
        element('li', { 'data-task': 'done' }, 'a'),
        element('li', { 'data-task': 'open' }, 'b'),
        element('li', { 'data-task': 'x' }, 'c'),
      ),
    ),
    '- [x] a\n- [ ] b\n- c',
  ],
  [
    'lines below a task',
    content(ul(element('li', { 'data-task': 'done' }, p('a'), p('b')))),
    '- [x] a\n\n  b',
  ],
  ['an item alone', content(li('a'), p('b')), 'a\n\nb'],
  [
    'an item that states its number',
    content(element('ol', element('li', { value: '7' }, 'a'), li('b'))),
    '7. a\n8. b',
  ],
];

const NOTES: readonly Case[] = [
  [
    'notes',
    content(element('ol', { 'data-notes': '' }, note('1', 'a'), note('12', p('b'), p('c')))),
    '[^1]: a\n\n[^12]: b\n\n    c',
  ],
  ['an address', content(note('1', 'x:y')), '[^1]:\n\n    x:y'],
  ['an address after a note', content(note('1', 'a'), p('x:y')), '[^1]: a\n\nx:y'],
  ['an address after an empty note', content(note('1'), p('x:y')), 'x:y'],
  ['a later paragraph of a note', content(note('1', p('a'), p('x:y'))), '[^1]: a\n\n    x:y'],
  ['a list in a note', content(note('1', ul(li('x:y')))), '[^1]:\n\n    - x:y'],
  ['words before a number', content(ul(note('x1', 'a'))), '- a'],
  ['words after a number', content(ul(note('1x', 'a'))), '- a'],
  ['too long a number', content(ul(note('1234567', 'a'))), '- a'],
];

const NOTICES: readonly Case[] = [
  ...['note', 'tip', 'important', 'warning', 'caution'].map(
    (kind): Case => [
      kind,
      content(aside(kind, p('a'), p('b')), p('c')),
      `> [!${kind.toUpperCase()}]\n> a\n>\n> b\n\nc`,
    ],
  ),
  ['another kind', content(aside('notes', p('a'))), 'a'],
  ['and another', content(aside('a tip', p('a'))), 'a'],
  ['none', content(element('aside', p('a'))), 'a'],
  ['a title that says the same', content(aside('tip', p('Tip'), p('a'))), '> [!TIP]\n> a'],
  [
    'a title that says more',
    content(aside('tip', p('Tip', element('b', '!')), p('a'))),
    '> [!TIP]\n> Tip!\n>\n> a',
  ],
  ['a title that says something else', content(aside('tip', p('Note'), p('a'))), '> [!TIP]\n> Note\n>\n> a'],
  ['the same word alone', content(aside('tip', 'Tip')), '> [!TIP]\n> Tip'],
  ['the same word later', content(aside('tip', p('a'), p('tip'))), '> [!TIP]\n> a\n>\n> tip'],
  ['nothing', content(aside('tip')), '> [!TIP]'],
];

const ACTIVE = '<b onclick=x>';

const DETAILS: readonly Case[] = [
  [
    'with a summary',
    content(details(summary('A & ', element('b', 'b')), p('c'))),
    '<details>\n<summary>A &amp; <b>b</b></summary>\n\nc\n\n</details>',
  ],
  ['without one', content(details('a')), '<details>\n\na\n\n</details>'],
  [
    'a summary after text',
    content(details('a', summary('b'))),
    '<details>\n<summary>b</summary>\n\na\n\n</details>',
  ],
  [
    'details in details',
    content(details(summary('a'), details(summary('b'), 'c'))),
    '<details>\n<summary>a</summary>\n\n<details>\n<summary>b</summary>\n\nc\n\n</details>\n\n</details>',
  ],
  [
    'with an address before markup',
    content(details(p('http://a.example/', element('b', 'c')))),
    '<details>\n\nhttp&#58;//a.example/**c**\n\n</details>',
  ],
  ['with code', content(details(pre('a < b'))), '<details>\n\n```\na < b\n```\n\n</details>'],
  ['with tags in text', content(details(p(ACTIVE))), '<details>\n\n&lt;b onclick=x>\n\n</details>'],
  ['with tags in code', content(details(summary('a'), pre(ACTIVE))), `**a**\n\n\`\`\`\n${ACTIVE}\n\`\`\``],
  ['with tags in a sample', content(details(element('samp', ACTIVE))), `\`${ACTIVE}\``],
  [
    'with tags in code, in others',
    content(details(summary('a'), details(summary('b'), pre(ACTIVE)))),
    `**a**\n\n**b**\n\n\`\`\`\n${ACTIVE}\n\`\`\``,
  ],
  [
    'after those',
    content(details(pre(ACTIVE)), details('a')),
    `\`\`\`\n${ACTIVE}\n\`\`\`\n\n<details>\n\na\n\n</details>`,
  ],
  [
    'harmless ones after harmless ones in others',
    content(details(details('a'), details(pre('b')))),
    '<details>\n\n<details>\n\na\n\n</details>\n\n<details>\n\n```\nb\n```\n\n</details>\n\n</details>',
  ],
];

const DEFINITIONS: readonly Case[] = [
  ['pairs', content(dl(dt('a'), dd('b'), dt('c'), dd('d'))), '- **a**\n\n  b\n\n- **c**\n\n  d'],
  ['two terms', content(dl(dt('a'), dt('b'), dd('c'))), '- **a**\n\n  **b**\n\n  c'],
  ['two meanings', content(dl(dt('a'), dd('b'), dd('c'))), '- **a**\n\n  b\n\n  c'],
  ['a meaning alone', content(dl(dd('a'), dt('b'))), '- a\n\n- **b**'],
  ['nothing', content(dl(), p('a')), 'a'],
  ['what follows', content(dl(dt('a')), p('b')), '- **a**\n\nb'],
  ['neighbours', content(dl(dt('a')), dl(dt('b')), ul(li('c'))), '- **a**\n\n* **b**\n\n- c'],
  ['a list before it', content(ul(li('a')), dl(dt('b'))), '- a\n\n* **b**'],
  [
    'one in another',
    content(dl(dt('a'), dd('b', dl(dt('c'), dd('d'))), dt('e'))),
    '- **a**\n\n  b\n\n  - **c**\n\n    d\n\n- **e**',
  ],
  ['blocks in a term', content(dl(dt(p('a'), p('b')), dd('c'))), '- a\n\n  b\n\n  c'],
  ['terms without a list', content(dt('a'), dd('b')), '**a**\n\nb'],
];

const TABLES: readonly Case[] = [
  [
    'captions',
    content(
      element('table', 'x', element('caption', 'A ', element('b', 'b')), element('tr', element('th', 'c'))),
    ),
    'A **b**\n\n| c |\n| --- |',
  ],
  [
    'notes in a table of HTML',
    content(
      element(
        'table',
        element(
          'tr',
          element(
            'td',
            element('blockquote', 'a'),
            ...['2', '1', '2', 'x'].map((number) => element('sup', { 'data-note-ref': number }, number)),
          ),
        ),
      ),
    ),
    '<table><tr><td><blockquote>a</blockquote><sup><a href="#fn-2">2</a></sup><sup><a href="#fn-1">1</a></sup><sup><a href="#fn-2">2</a></sup><sup>x</sup></td></tr></table>\n\n[^2] [^1]',
  ],
];

describe.each([
  ['blocks', BLOCKS],
  ['code', CODE],
  ['lists', LISTS],
  ['notes', NOTES],
  ['notices', NOTICES],
  ['details', DETAILS],
  ['definitions', DEFINITIONS],
  ['tables', TABLES],
])('%s of any tree', (_, cases) => {
  it.each(cases)('%s', (_name, tree, expected) => {
    expect(toMarkdown(tree)).toBe(expected);
  });
});

describe('Markdown that grows too long', () => {
  it('ends before the paragraph that no longer fits', () => {
    const tree = content(p('one'), p('two'), p('three'));
    expect(toMarkdown(tree, new Meter(10))).toBe('one\n\ntwo');
    expect(toMarkdown(tree, new Meter(9))).toBe('one');
  });
});
