import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import { anyName } from './author-anchors.ts';
import { boxesByShape } from './box-shapes.ts';
import { countPage } from './page-counts.ts';
import { type PostBox, postBoxes } from './post-boxes.ts';

const head = '<b class=author>Ada</b><i>2024</i>';
const idOf = (page: Page, node: number): string | null => getAttribute(page, node, 'id');

/** The boxes of class `c` that are posts. */
function postsIn(html: string): { page: Page; posts: PostBox[] } {
  const page = pageFromHtml(`${html}<s class=author>Someone</s><s class=author>Else</s>`);
  const counts = countPage(page, anyName)!;
  return { page, posts: postBoxes(page, boxesByShape(page, counts).get('div.c')!, counts) };
}

const idsOf = (html: string): (string | null)[] => {
  const { page, posts } = postsIn(html);
  return posts.map(({ root }) => idOf(page, root));
};

describe('a box is a post', () => {
  it('with a name, a time and a text', () => {
    expect(idsOf(`<div class=c id=1>${head}ok</div>`)).toEqual(['1']);
  });

  it('but not without a name of its own', () => {
    expect(idsOf(`<div class=c id=1>2024 text<div class=c id=2>${head}ok</div></div>`)).toEqual(['2']);
  });

  it('but not without a time of its own', () => {
    const name = '<b class=author>Ada</b>';
    expect(idsOf(`<div class=c id=1>${name}text<div class=c id=2>${head}ok</div></div>`)).toEqual(['2']);
    expect(idsOf(`<div class=c id=1>${name}text</div>`)).toEqual([]);
  });

  it('but not without a text of its own beside links', () => {
    const linked = '<a class=author href=x>Ada</a><i>2024</i>';
    expect(idsOf(`<div class=c id=1>${linked}<a href=y>a long link</a></div>`)).toEqual([]);
    expect(idsOf(`<div class=c id=1>${linked}k</div>`)).toEqual([]);
    expect(idsOf(`<div class=c id=1>${linked}ok</div>`)).toEqual(['1']);
    expect(idsOf(`<div class=c id=1>${linked}<div class=c id=2>${linked}long text</div></div>`)).toEqual([
      '2',
    ]);
  });
});

describe('posts in posts', () => {
  const html =
    `<div class=c id=1>${head}one<div class=c id=2>${head}two<div class=c id=3>${head}three</div></div>` +
    `<div class=c id=4>${head}four</div></div><div class=c id=5>${head}five</div>`;

  it('are replies of the nearest around them', () => {
    const { page, posts } = postsIn(html);
    expect(
      posts.map(({ root, replies }) => [idOf(page, root), replies.map((node) => idOf(page, node))]),
    ).toEqual([
      ['1', ['2', '4']],
      ['2', ['3']],
      ['3', []],
      ['4', []],
      ['5', []],
    ]);
  });

  it('stand as deep as they are nested', () => {
    expect(postsIn(html).posts.map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0]);
  });

  it('stand as deep as the markup says, where it does', () => {
    const { posts } = postsIn(`<div class=c data-depth=4>${head}one<div class=c>${head}two</div></div>`);
    expect(posts.map(({ depth }) => depth)).toEqual([4, 1]);
  });

  it('keep their letters to themselves, those of names included', () => {
    expect(postsIn(html).posts.map(({ letters }) => letters)).toEqual([6, 6, 8, 7, 7]);
  });

  it('know the letters of any part of the page outside of links', () => {
    const { posts } = postsIn(`<div class=c>${head}one <a href=x>link</a></div>`);
    expect(posts[0]!.letters).toBe(6);
    expect(posts[0]!.pageLetters(0)).toBe(6 + 'SomeoneElse'.length);
  });
});
