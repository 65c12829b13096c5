import { describe, expect, it } from 'vitest';
import { extract } from '../../../extract.ts';
import '../../../methods/all-methods.ts';

const markdown = (html: string): string =>
  extract(html, { method: 'whole-body', url: 'https://wiki.example/w' }).markdown;
const edit = (word: string): string =>
  `<span><span>[</span><a href="/w?title=x&amp;section=1">${word}</a><span>]</span></span>`;

describe('findHeadingTools', () => {
  it.each(['edit', '編集', 'править', 'تحرير'])('finds a link in brackets in a heading: %s', (word) => {
    expect(markdown(`<h2><span>Ice</span>${edit(word)}</h2><p>text</p>`)).toBe('## Ice\n\ntext');
  });

  it('finds one beside a heading, in a box of their own', () => {
    expect(markdown(`<div><h2>Ice</h2>${edit('edit')}</div><p>text</p>`)).toBe('## Ice\n\ntext');
  });

  it('finds one without brackets where it stands beside several headings', () => {
    const heading = '<h2>Ice <a href="/w?action=edit">edit</a></h2><p>text</p>';
    expect(markdown(heading + heading.replace('Ice', 'Snow'))).toBe('## Ice\n\ntext\n\n## Snow\n\ntext');
    expect(markdown(heading)).toContain('edit');
  });

  it('leaves links that lead to a page, words beside them, and a heading that is a link', () => {
    expect(markdown('<h2>Ice <span>[<a href="/ice">thin</a>]</span></h2>')).toContain('thin');
    expect(markdown('<h2>Ice <span>[see <a href="/w?id=1">thin</a>]</span></h2>')).toContain('thin');
    expect(markdown('<h2><a href="/w?id=1">Ice</a></h2><h2><a href="/w?id=2">Ice</a></h2>')).toContain('Ice');
  });
});
