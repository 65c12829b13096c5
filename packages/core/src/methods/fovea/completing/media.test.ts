import { describe, expect, it } from 'vitest';
import { pageWithBoxes } from '../../../layout/layout.cases.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { Leaf } from '../../../selection/keep-leaves.ts';
import { pageFeatures } from '../features/page-features.ts';
import { keepMedia } from './media.ts';

/** Whether the only picture of a page is kept, given which blocks are. */
function isPictureKept(
  html: string,
  keep: readonly number[],
  pageOf: (html: string) => Page = pageFromHtml,
): boolean {
  const page = pageOf(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const leaves = new Uint8Array(page.tree.size);
  keepMedia(page, features, Uint8Array.from(keep), leaves);
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

  describe('on a rendered page', () => {
    const shown = (css: string, own = ''): boolean =>
      isPictureKept(
        `<p>one</p><div css="${css}"><img src=x css="${own}"></div><p>two</p>`,
        [1, 1],
        pageWithBoxes,
      );

    it('keeps what is shown', () => {
      expect(shown('display: block')).toBe(true);
    });

    it('leaves what is not shown, and what floats over the page', () => {
      expect(shown('display: none')).toBe(false);
      expect(shown('visibility: hidden')).toBe(false);
      expect(shown('position: fixed')).toBe(false);
      expect(shown('', 'display: none')).toBe(false);
      expect(shown('', 'position: fixed')).toBe(false);
    });

    it('keeps a picture that has yet to fade in', () => {
      expect(shown('', 'opacity: 0')).toBe(true);
      expect(shown('opacity: 0')).toBe(false);
    });

    it('keeps the pictures of a page that stands in one fixed box', () => {
      const boxed = `<div css="position: fixed"><p>one</p><p><img src=x></p><p>two</p></div>`;
      expect(isPictureKept(boxed, [1, 1], pageWithBoxes)).toBe(true);
    });
  });
});
