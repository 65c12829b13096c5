import { describe, expect, it } from 'vitest';
import { pageFeatures } from '../../features/blocks/page-features.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { Tag } from '../../page/tags.ts';
import { Leaf } from '../../selection/keep-leaves.ts';
import { keepMedia } from './media.ts';

/** Whether the only picture of a page is kept, given which blocks are. */
function isPictureKept(html: string, keep: readonly number[]): boolean {
  const page = pageFromHtml(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const leaves = new Uint8Array(page.tree.size);
  keepMedia(page.tree, features, Uint8Array.from(keep), leaves);
  return leaves[page.tree.tag.indexOf(Tag.img)] === Leaf.kept;
}

describe('keepMedia', () => {
  const alone = '<p>one</p><p><img src=x></p><p>two</p>';
  const figure = '<p>one</p><figure><img src=x><figcaption>caption</figcaption></figure><p>two</p>';

  it('keeps a picture between two kept blocks', () => {
    expect(isPictureKept(alone, [1, 1])).toBe(true);
    expect(isPictureKept(alone, [1, 0])).toBe(false);
  });

  it('keeps a figure beside one kept block, whatever becomes of its caption', () => {
    expect(isPictureKept(figure, [0, 0, 1])).toBe(true);
    expect(isPictureKept(figure, [1, 0, 0])).toBe(true);
    expect(isPictureKept(figure, [0, 1, 0])).toBe(false);
    expect(isPictureKept('<p>one</p><figure><a href=x><img src=x></a></figure><p>two</p>', [1, 0])).toBe(
      false,
    );
  });
});
