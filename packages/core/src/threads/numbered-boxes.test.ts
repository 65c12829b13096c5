import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { numberedBoxes } from './numbered-boxes.ts';

const idsOf = (html: string): (string | null)[] => {
  const page = pageFromHtml(html);
  return numberedBoxes(page).map((node) => getAttribute(page, node, 'id'));
};
const box = (id: string, text = 'Some words', tag = 'div'): string =>
  `<${tag} id="${id}">12:30 <p>${text}</p></${tag}>`;

describe('numberedBoxes', () => {
  it('finds boxes whose ids differ in a number alone', () => {
    expect(idsOf(box('c410') + box('c411') + box('d412'))).toEqual(['c410', 'c411']);
    expect(idsOf(box('c-410') + box('c-1234567'))).toEqual(['c-410', 'c-1234567']);
  });

  it.each([
    ['numbers below a hundred', box('c10') + box('c11')],
    ['numbers that no database has', box(`c${'1'.repeat(21)}`) + box(`c${'2'.repeat(21)}`)],
    ['numbers without a name', box('410') + box('411')],
    ['names with numbers in them', box('c1-410') + box('c1-411')],
    ['names longer than a name', box(`${'c'.repeat(41)}410`) + box(`${'c'.repeat(41)}411`)],
    ['something after the number', box('c410x') + box('c411x')],
    ['one box alone', box('c410')],
    ['other tags', box('c410') + box('c411', 'Some words', 'section')],
    ['text elements', box('c410', 'x', 'span') + box('c411', 'x', 'span')],
    ['boxes without a time', '<div id=c410>Some words</div><div id=c411>Some words</div>'],
  ])('does not take %s', (_, html) => {
    expect(idsOf(html)).toEqual([]);
  });

  it('takes names and numbers up to their longest', () => {
    const [name, number] = ['c'.repeat(40), '1'.repeat(20)];
    expect(idsOf(box(`${name}410`) + box(`${name}411`))).toHaveLength(2);
    expect(idsOf(box(`c${number}`) + box('c411'))).toHaveLength(2);
  });

  it('takes boxes with more than twice as much text as links', () => {
    const linked = (letters: number): string => `<a href=x>${'a'.repeat(5)}</a>${'b'.repeat(letters)}`;
    expect(idsOf(box('c410', linked(6)) + box('c411', linked(6)))).toHaveLength(2);
    expect(idsOf(box('c410', linked(5)) + box('c411', linked(5)))).toHaveLength(0);
  });

  it('takes only shapes most of whose boxes are posts', () => {
    const empty = (count: number): string =>
      Array.from({ length: count }, (_, n) => `<div id=c${900 + n}>x</div>`).join('');
    const posts = box('c410') + box('c411') + box('c412');
    expect(idsOf(posts + empty(2))).toHaveLength(3);
    expect(idsOf(posts + empty(3))).toHaveLength(0);
  });

  it('takes no teasers of other pages', () => {
    const teaser = (id: string): string =>
      box(id, '<h2><a href=x>The title of another page</a></h2>Some more words, many of them, of that page');
    const posts = Array.from({ length: 7 }, (_, n) => box(`c41${n}`)).join('');
    expect(idsOf(posts + teaser('c420') + teaser('c421') + teaser('c422'))).toHaveLength(10);
    expect(idsOf(posts + teaser('c420') + teaser('c421') + teaser('c422') + teaser('c423'))).toHaveLength(0);
  });

  it('takes the shape with the most posts, of two alike the first', () => {
    expect(idsOf(box('c410') + box('c411') + box('d410') + box('d411') + box('d412'))).toEqual([
      'd410',
      'd411',
      'd412',
    ]);
    expect(idsOf(box('c410') + box('c411') + box('d410') + box('d411'))).toEqual(['c410', 'c411']);
    // More boxes, but not more posts.
    expect(idsOf(`${box('c410') + box('c411') + box('d410') + box('d411')}<div id=d412>x</div>`)).toEqual([
      'c410',
      'c411',
    ]);
  });
});
