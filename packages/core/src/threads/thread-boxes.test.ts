import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { threadBoxes } from './thread-boxes.ts';

const idsOf = (html: string): (string | null)[] => {
  const page = pageFromHtml(html);
  return threadBoxes(page).map((node) => getAttribute(page, node, 'id'));
};
const named = (name: string, id: string, letters = 40, inside = ''): string =>
  `<div class=c id=${id}><b class=author>${name}</b> 12:30 <p>${'a'.repeat(letters)}</p>${inside}</div>`;

describe('threadBoxes', () => {
  it('finds posts by their authors, whatever the language of the names', () => {
    expect(idsOf(named('Ada', 'a') + named('นก', 'b') + named('山田', 'c'))).toEqual(['a', 'b', 'c']);
  });

  it('takes no boxes that hold hardly more than a name', () => {
    expect(idsOf(named('Ada', 'a', 22) + named('Bob', 'b', 22))).toEqual(['a', 'b']);
    expect(idsOf(named('Ada', 'a', 22) + named('Bob', 'b', 21))).toEqual([]);
  });

  it('takes what holds more posts: those with authors, or those with numbers', () => {
    const numbered = (id: string): string => `<div id=${id}>12:30 <p>Some words</p></div>`;
    const two = named('Ada', 'a') + named('Bob', 'b');
    expect(idsOf(two + numbered('c410') + numbered('c411'))).toEqual(['a', 'b']);
    expect(idsOf(two + numbered('c410') + numbered('c411') + numbered('c412'))).toEqual([
      'c410',
      'c411',
      'c412',
    ]);
  });

  it('leaves replies in the posts they answer', () => {
    expect(idsOf(named('Ada', 'a', 40, named('Bob', 'b')) + named('Cid', 'c'))).toEqual(['a', 'c']);
  });

  it('takes the comments in a post that holds them all', () => {
    expect(
      idsOf(named('Ada', 'a', 40, named('Bob', 'b') + named('Cid', 'c', 40, named('Dan', 'd')))),
    ).toEqual(['b', 'c']);
  });

  it('finds none on a page without', () => {
    expect(idsOf('<p>Some words</p>')).toEqual([]);
  });
});
