import { describe, expect, it } from 'vitest';
import { TAG_NAMES, Tag } from '../../../page/tags.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { cutPage } from './blocks.cases.ts';
import { groupTree } from './groups/groups.ts';
import { blockTokens, groupTokens, TOKEN_BITS } from './markup-tokens.ts';
import { bucket, mix } from './text-hash.ts';

/** What a word or tag becomes, by the same hash and our own splitting by hand. */
const word = (text: string): number => {
  let hash = 0;
  for (const letter of text) hash = mix(hash, letter.charCodeAt(0));
  return bucket(hash, TOKEN_BITS);
};
const tag = (id: number): number => bucket(mix(0x7461, id), TOKEN_BITS);

function tokensOf(html: string): { blocks: number[][]; groups: number[][] } {
  const { page, blocks } = cutPage(html);
  const groups = groupTree(page.tree, blocks);
  const lists = ({ start, ids }: ReturnType<typeof blockTokens>): number[][] =>
    Array.from({ length: start.length - 1 }, (_, i) => [...ids.subarray(start[i]!, start[i + 1]!)]);
  return { blocks: lists(blockTokens(page, blocks, groups)), groups: lists(groupTokens(page, groups)) };
}

describe('tokens', () => {
  it('are the tags and words between a block and its group, nearest first', () => {
    const { blocks, groups } = tokensOf('<body><div class=story><p id=lead><b>A</b></p><p>B</p></div><p>C');
    expect(blocks).toEqual([[tag(Tag.b), tag(Tag.p), word('lead')], [tag(Tag.p)], [tag(Tag.p)]]);
    expect(groups[1]).toEqual([tag(Tag.div), word('story')]);
    expect(groups[0]).toEqual([tag(Tag.body), tag(Tag.html)]);
  });

  it.each([
    ['articleBody', ['article', 'body']],
    ['article-body_text2', ['article', 'body', 'text']],
    ['ARTICLE', ['article']],
    ['x y a1b', []], // single letters say nothing
    ['正文 content', ['正文', 'content']],
    ['a&#98;c', ['abc']],
    ['', []],
  ])('takes words out of class=%j', (value, words) => {
    expect(tokensOf(`<body><p class="${value}">A</p>`).blocks[0]).toEqual([tag(Tag.p), ...words.map(word)]);
  });

  it('reads class, id, role, itemprop and data-testid, and nothing else', () => {
    const html = '<p class=aa id=bb role=cc itemprop=dd data-testid=ee title=ff data-x=gg>A</p>';
    expect(tokensOf(`<body>${html}`).blocks[0]).toEqual([
      tag(Tag.p),
      ...['aa', 'bb', 'cc', 'dd', 'ee'].map(word),
    ]);
  });

  it('keeps at most six words of an element and sixteen tokens of a block', () => {
    const many = 'class="aa bb cc dd ee ff gg hh"';
    expect(tokensOf(`<body><p ${many}>A</p>`).blocks[0]!.length).toBe(7);
    expect(tokensOf(`<body><div ${many}><div ${many}><p ${many}>A</p></div></div>`).blocks[0]!.length).toBe(
      16,
    );
  });

  it('reads the first 200 characters of a value', () => {
    const spaces = ' '.repeat(195);
    expect(tokensOf(`<body><p class="${spaces}abcdefgh">A</p>`).blocks[0]).toEqual([
      tag(Tag.p),
      word('abcde'),
    ]);
    expect(tokensOf(`<body><p class="${spaces}&#97;bcdefgh">A</p>`).blocks[0]).toEqual([
      tag(Tag.p),
      word('abcde'),
    ]);
  });

  it('takes all custom elements for one tag', () => {
    const { blocks } = tokensOf('<body><x-one>A</x-one><x-two>B</x-two>');
    expect(blocks).toEqual([[tag(TAG_NAMES.length)], [tag(TAG_NAMES.length)]]);
  });

  it('starts a run of links at its list', () => {
    const entry = '<li class=entry><a href=x>A</a></li>';
    expect(tokensOf(`<body><ul class=menu>${entry}${entry}</ul><p>B`).blocks[0]).toEqual([
      tag(Tag.ul),
      word('menu'),
    ]);
  });

  it('grow linearly where one element with a long value parts into many blocks', () => {
    const prepare = (n: number): (() => void) => {
      const { page, blocks } = cutPage(
        `<body><div><span class="${'&amp; '.repeat(n)}">${'text<div>block</div>'.repeat(n)}</span></div>`,
      );
      const groups = groupTree(page.tree, blocks);
      return () => blockTokens(page, blocks, groups);
    };
    expect(growthRatio(prepare, 250, 16)).toBeLessThan(40);
  });
});
