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
  isDiscussion = false,
): boolean {
  const page = pageOf(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const leaves = new Uint8Array(page.tree.size);
  keepMedia(page, features, Uint8Array.from(keep), leaves, isDiscussion);
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

  describe('beside a caption without an element for captions', () => {
    const boxed = (inside: string): string => `<p>one</p><div>${inside}</div><p>two</p>`;

    it.each([
      ['in a paragraph', '<a href=x.jpg><img src=x></a><p>Boote im alten Hafen</p>'],
      ['in the same box', '<img src=x><br>港に浮かぶ古い船たち'],
    ])('keeps a picture between two kept blocks: %s', (_, inside) => {
      expect(isPictureKept(boxed(inside), [1, 0, 1])).toBe(true);
      expect(isPictureKept(boxed(inside), [0, 0, 1])).toBe(false);
      expect(isPictureKept(boxed(inside), [1, 0, 1], pageFromHtml, true)).toBe(false);
    });

    it.each([
      ['港に浮かぶ古い船', true],
      ['船', false],
    ])('keeps the pictures of a gallery if all lines are long enough: %s', (line, isKept) => {
      const gallery = ['Boote im Hafen', line].map((said) => `<div><img src=x><p>${said}</p></div>`);
      expect(isPictureKept(`<p>one</p>${gallery.join('')}<p>two</p>`, [1, 0, 0, 1])).toBe(isKept);
    });

    it.each([
      ['more text', '<img src=x><p>Boote im alten Hafen</p><p>Mehr</p>', 4],
      ['a label', '<img src=x><p>Ins Album +</p>', 3],
      ['a link', '<img src=x><p><a href=x>Boote im alten Hafen</a></p>', 3],
      ['a heading', '<img src=x><h3>Boote im alten Hafen</h3>', 3],
      ['a long text', `<img src=x><p>${'a'.repeat(251)}</p>`, 3],
      ['other boxes', '<img src=x><div><div><p>Boote im alten Hafen</p></div></div>', 3],
    ])('leaves one beside %s', (_, inside, blocks) => {
      const keep = Array.from({ length: blocks }, (_none, at) => (at === 0 || at === blocks - 1 ? 1 : 0));
      expect(isPictureKept(boxed(inside), keep)).toBe(false);
    });
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
