import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { Tag } from '../../../page/tags.ts';
import { Leaf } from '../../../selection/keep-leaves.ts';
import { pageFeatures } from '../features/page-features.ts';
import { keepFields } from './fields.ts';

/** Whether the only field of a page is kept, given which blocks are. */
function isFieldKept(html: string, keep: readonly number[]): boolean {
  const page = pageFromHtml(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const leaves = new Uint8Array(page.tree.size);
  keepFields(page.tree, features, Uint8Array.from(keep), leaves);
  return leaves[page.tree.tag.indexOf(Tag.input)] === Leaf.kept;
}

describe('keepFields', () => {
  const page = '<p>one</p><form><h3>two</h3><p>three</p><input><button>go</button></form><p>four</p>';

  it('keeps a field among kept blocks, though none may be right beside it', () => {
    expect(isFieldKept(page, [1, 1, 0, 0, 1])).toBe(true);
  });

  it('leaves one before, behind or without them', () => {
    expect(isFieldKept(page, [1, 1, 1, 0, 0])).toBe(false);
    expect(isFieldKept(page, [0, 0, 0, 0, 1])).toBe(false);
    expect(isFieldKept(page, [0, 0, 0, 0, 0])).toBe(false);
  });
});
