import { parsePage } from 'fovea';
import { tagNameOf, textContent } from 'fovea/page';
import { expect, it } from 'vitest';
import { nodeOfBlock } from './node-of-block.ts';

const page = parsePage(
  '<body><ul><li>Share this</li></ul><main><p>A <b>bold</b>\n word.</p><div><p>Another one</p><p>Share this story</p></div></main>',
);

it('finds the part of the page with the same text, whatever its white space', () => {
  const node = nodeOfBlock(page, 'A bold word.')!;
  expect([tagNameOf(page.tree, node), textContent(page, node)]).toEqual(['p', 'A bold\n word.']);
  expect(tagNameOf(page.tree, nodeOfBlock(page, 'Share this story')!)).toBe('p');
  expect(tagNameOf(page.tree, nodeOfBlock(page, 'Another one Share this story')!)).toBe('div');
});

it('finds nothing that the page does not say', () => {
  expect(nodeOfBlock(page, 'A bold lie.')).toBeNull();
  expect(nodeOfBlock(page, ' ')).toBeNull();
});
