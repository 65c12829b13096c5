import { type NodeId, type Page, parsePage } from 'fovea';
import { getAttribute, tagNameOf, textContent } from 'fovea/page';
import { expect, it } from 'vitest';
import { nodeOfBlock } from './node-of-block.ts';

const page = parsePage(
  '<body><ul><li>Share this</li></ul><main><p>A <b>bold</b>\n word.</p><div><p>Another one</p><p>Share this story</p></div></main>',
);

const found = (of: Page, text: string, position = 0): NodeId | null =>
  nodeOfBlock(of, { roots: [0], removed: [] }, { text, position });

it('finds the part of the page with the same text, whatever its white space', () => {
  const node = found(page, 'A bold word.')!;
  expect([tagNameOf(page.tree, node), textContent(page, node)]).toEqual(['p', 'A bold\n word.']);
  expect(tagNameOf(page.tree, found(page, 'Share this story')!)).toBe('p');
  expect(tagNameOf(page.tree, found(page, 'Another one Share this story')!)).toBe('div');
});

it('finds nothing that the page does not say, and no half of a part', () => {
  expect(found(page, 'A bold lie.')).toBeNull();
  expect(found(page, ' ')).toBeNull();
  expect(found(page, 'A bold')).toBeNull();
  expect(found(page, 'word. Another')).toBeNull();
});

it('takes the one at the place of the block, and none outside of the content', () => {
  const many = parsePage(
    '<body><nav id="n"><p id="0">Subscribe</p></nav><main><p id="1">Subscribe</p><p>Words in between, some of them long.</p><p id="2">Subscribe</p><aside><p id="3">Subscribe</p></aside></main>',
  );
  const nodes = Array.from({ length: many.tree.size }, (_, node) => node);
  const tag = (name: string): NodeId => nodes.find((node) => tagNameOf(many.tree, node) === name)!;
  const shown = { roots: [tag('main')], removed: [tag('aside')] };
  const idAt = (position: number): string | null => {
    const node = nodeOfBlock(many, shown, { text: 'Subscribe', position });
    return node === null ? null : getAttribute(many, node, 'id');
  };
  expect([idAt(0), idAt(39), idAt(1000)]).toEqual(['1', '2', '2']);
});

it('takes linear time where a page says the same over and over', () => {
  const long = parsePage(`<body><div>${'<a>Share</a>'.repeat(50_000)}</div>`);
  expect(found(long, 'Share Share Shore')).toBeNull();
  expect(tagNameOf(long.tree, found(long, 'Share')!)).toBe('a');
});
