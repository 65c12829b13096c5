import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { datedBoxes } from './dated-boxes.ts';

const idsOf = (html: string): string => {
  const page = pageFromHtml(html);
  return datedBoxes(page)
    .map((node) => getAttribute(page, node, 'id'))
    .join('');
};
const FIELD = '<textarea></textarea>';
const box = (id: string, text = 'Some words, and some more', tag = 'div'): string =>
  `<${tag} class="c ${id}" id=${id}><p>${text}</p> 12:30</${tag}>`;

describe('datedBoxes', () => {
  it('finds boxes of one shape with a time each, above a field', () => {
    expect(idsOf(box('a') + box('b') + box('c') + FIELD)).toBe('abc');
    expect(
      idsOf(
        `<ol>${box('a', 'คำพูดของผู้อ่านคนหนึ่ง', 'li')}${box('b', '今日はとても良い天気でした、散歩', 'li')}${box('c', 'x'.repeat(15), 'li')}</ol>${FIELD}`,
      ),
    ).toBe('abc');
  });

  it.each([
    ['two boxes', box('a') + box('b') + FIELD],
    ['boxes without a field', box('a') + box('b') + box('c')],
    ['boxes below the field', FIELD + box('a') + box('b') + box('c')],
    ['boxes of other tags', box('a') + box('b') + box('c', 'Some words, and some more', 'section') + FIELD],
    ['boxes of other parents', `<ul>${box('a')}</ul><ul>${box('b')}</ul><ul>${box('c')}</ul>${FIELD}`],
    ['boxes with a time alone', box('a', 'x'.repeat(14)) + box('b', '') + box('c', '') + FIELD],
    ['texts of links', box('a', '<a href=/>Some words, and some more</a>').repeat(3) + FIELD],
    [
      'teasers',
      box(
        'a',
        '<h3><a href=/other>Some words about another page</a></h3> And some more words, not linked. And even more words.',
      ).repeat(3) + FIELD,
    ],
    [
      'boxes most of which are none',
      box('a') + box('b') + box('c') + '<div class=c><a href=/>12:30</a></div>'.repeat(3) + FIELD,
    ],
  ])('does not take %s', (_, html) => {
    expect(idsOf(html)).toBe('');
  });

  it('takes the row with the most text, and leaves out boxes without any', () => {
    const row = (tag: string, ids: string, text?: string): string =>
      `<${tag}>${[...ids].map((id) => box(id, text)).join('')}</${tag}>`;
    expect(
      idsOf(row('div', 'abc') + row('section', 'def', 'Words '.repeat(30)) + row('main', 'ghij') + FIELD),
    ).toBe('def');
    expect(idsOf(row('div', 'abc') + FIELD)).toBe('abc');
    expect(idsOf(`<div>${box('a')}${box('b', '')}${box('c')}${box('d')}</div>${FIELD}`)).toBe('acd');
  });
});
