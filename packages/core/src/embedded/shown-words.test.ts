import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { Tag } from '../page/tags.ts';
import { shownWords, storyWords } from './shown-words.ts';

const PAGE = pageFromHtml(
  '<main><p>one two</p><script>no()</script><ul><li>three</ul>four</main><footer>five</footer>',
);
const nodeOf = (tag: number): number => PAGE.tree.tag.indexOf(tag);

describe('shownWords', () => {
  it.each([
    ['all that is shown', [0], [], 5],
    ['nothing behind a root', [nodeOf(Tag.main)], [], 4],
    ['several roots', [nodeOf(Tag.p), nodeOf(Tag.footer)], [], 3],
    ['nothing that was removed', [nodeOf(Tag.main)], [nodeOf(Tag.ul)], 3],
    ['nothing', [], [], 0],
  ])('counts %s', (_, roots, removed, words) => {
    expect(shownWords(PAGE, { roots, removed }, 100)).toBe(words);
  });

  it('stops as soon as there is enough', () => {
    expect(shownWords(PAGE, { roots: [0], removed: [] }, 2)).toBe(2);
    expect(shownWords(PAGE, { roots: [0], removed: [] }, 3)).toBe(3);
    expect(shownWords(PAGE, { roots: [nodeOf(Tag.p), nodeOf(Tag.footer)], removed: [] }, 1)).toBe(2);
  });
});

describe('storyWords', () => {
  it.each(['a', 'button', 'nav', 'footer', 'script', 'noscript'])('leaves out <%s>', (tag) => {
    expect(storyWords(pageFromHtml(`<body>one <${tag}>two</${tag}>three`), 100)).toBe(2);
  });

  it('leaves out lists of choices', () => {
    expect(storyWords(pageFromHtml('<body>one <select><option>two</select>three'), 100)).toBe(2);
  });

  it('stops as soon as there is enough', () => {
    expect(storyWords(pageFromHtml('<p>one two<p>three'), 2)).toBe(2);
  });
});
