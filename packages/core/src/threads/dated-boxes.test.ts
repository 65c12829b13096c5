import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { datedBoxes } from './dated-boxes.ts';

const FIELD = '<form><textarea></textarea></form>';
const TIME = '<i>12.03.2024, 10:21</i>';
const comment = (text = 'море было спокойным', head = 'Нина'): string =>
  `<div class=c><b>${head}</b><p>${text}</p>${TIME}</div>`;

/** How many comments a page has, and the tag and class of the first. */
function found(html: string): number {
  return datedBoxes(pageFromHtml(`<body>${html}`)).length;
}

describe('datedBoxes', () => {
  it('finds three boxes or more above a field', () => {
    expect(found(comment().repeat(3) + FIELD)).toBe(3);
    expect(found(comment().repeat(2) + FIELD)).toBe(0);
  });

  it('finds the boxes themselves, in document order', () => {
    const page = pageFromHtml(`<body><p>a</p>${comment().repeat(4)}${FIELD}`);
    const boxes = datedBoxes(page);
    expect(boxes).toEqual([...boxes].sort((a, b) => a - b));
    expect(new Set(boxes.map((box) => page.tree.parent[box])).size).toBe(1);
    const widths = boxes.map((box) => page.tree.end[box]! - box);
    expect(new Set(widths).size).toBe(1);
  });

  it('needs a field below the first of them', () => {
    expect(found(comment().repeat(3))).toBe(0);
    expect(found(FIELD + comment().repeat(3))).toBe(0);
    expect(found(comment() + FIELD + comment().repeat(2))).toBe(3);
    expect(found(`${comment().repeat(3)}<form><input></form>`)).toBe(0);
  });

  it.each(['article', 'main'])('needs it in the same <%s>', (part) => {
    expect(found(`<${part}>${comment().repeat(3)}</${part}>${FIELD}`)).toBe(0);
    expect(found(`<${part}>${comment().repeat(3)}</${part}><textarea></textarea>`)).toBe(0);
    expect(found(`<${part}>${comment().repeat(3)}${FIELD}</${part}>`)).toBe(3);
    expect(found(`<${part}><p>a</p></${part}>${comment().repeat(3)}${FIELD}`)).toBe(3);
    expect(found(`<section>${comment().repeat(3)}</section>${FIELD}`)).toBe(3);
  });

  it('takes comments that are articles', () => {
    const article = comment().replace('<div class=c>', '<article>').replace('</div>', '</article>');
    expect(found(article.repeat(3) + FIELD)).toBe(3);
  });

  it('needs a time in each, and boxes of one shape side by side', () => {
    expect(found(comment().replace(TIME, '').repeat(3) + FIELD)).toBe(0);
    expect(found(comment() + comment().replace('class=c', 'class=d') + comment() + FIELD)).toBe(0);
    expect(found(`<div>${comment()}</div><p>${comment()}</p><div>${comment()}</div>${FIELD}`)).toBe(0);
  });

  it('needs text of their own in most: five letters outside links, and more than is linked', () => {
    expect(found(comment('说得好', '小明').repeat(3) + FIELD)).toBe(3);
    expect(found(comment('说得', '小明').repeat(3) + FIELD)).toBe(0);
    const linked = comment('<a href=/x>море было спокойным весь день</a>');
    expect(found(linked.repeat(3) + FIELD)).toBe(0);
    expect(found(comment('море <a href=/x>было</a> спокойным').repeat(3) + FIELD)).toBe(3);
  });

  it('needs more than twice as many letters as are linked', () => {
    const linked = (letters: number): string =>
      comment(`<a href=/x>${'а'.repeat(5)}</a>${'б'.repeat(letters)}`, '').repeat(3) + FIELD;
    expect(found(linked(6))).toBe(3);
    expect(found(linked(5))).toBe(0);
  });

  it('does not count linked letters as text of their own', () => {
    const own = (letters: number): string => comment(`<a href=/x>ок</a>${'б'.repeat(letters)}`, '');
    expect(found(own(5).repeat(3) + FIELD)).toBe(3);
    expect(found(own(4).repeat(3) + FIELD)).toBe(0);
  });

  it('takes neither paragraphs nor lines of text', () => {
    const paragraph = '<p>море было спокойным 12.03.2024, 10:21</p>';
    expect(found(paragraph.repeat(3) + FIELD)).toBe(0);
    const line = '12.03.2024, 10:21 море было спокойным<br>';
    expect(found(`<section>${line.repeat(3)}</section>${FIELD}`)).toBe(0);
  });

  it('leaves out those without text, if they are few', () => {
    const blank = comment('', '');
    expect(found(comment().repeat(4) + blank + FIELD)).toBe(4);
    expect(found(comment().repeat(3) + blank.repeat(3) + FIELD)).toBe(0);
  });

  it('takes no list of other pages', () => {
    const story =
      'Море было спокойным, и никто на набережной этого не ожидал, хотя лёд продержался до полудня.';
    const teaser = comment(story).replace(
      '<b>Нина</b>',
      '<h3><a href=/x>Шторм у берега всю ночь до утра</a></h3>',
    );
    expect(found(teaser.replace('href=/x', 'href=#x').repeat(4) + FIELD)).toBe(4);
    expect(found(teaser.repeat(4) + FIELD)).toBe(0);
    expect(found(teaser.repeat(3) + comment().repeat(7) + FIELD)).toBe(10);
    expect(found(teaser.repeat(4) + comment().repeat(6) + FIELD)).toBe(0);
    expect(found(comment().repeat(6) + FIELD)).toBe(6);
  });

  it('takes the row with the most text', () => {
    const short = comment('волны').replaceAll('class=c', 'class=d');
    expect(found(`<div>${short.repeat(4)}</div><div>${comment().repeat(3)}</div>${FIELD}`)).toBe(3);
    expect(found(`<div>${comment().repeat(3)}</div><div>${short.repeat(4)}</div>${FIELD}`)).toBe(3);
  });

  it('takes the first of two rows with as much text', () => {
    const row = (count: number, text: string): string => `<div>${comment(text, '').repeat(count)}</div>`;
    const [three, four] = [row(3, 'волна на море'.repeat(4)), row(4, 'волна на море'.repeat(3))];
    expect(found(three + four + FIELD)).toBe(3);
    expect(found(four + three + FIELD)).toBe(4);
  });
});
