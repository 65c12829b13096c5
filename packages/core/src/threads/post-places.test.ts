import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { NodeKind } from '../page/tree.ts';
import { placeOf } from './post-places.ts';

/** The place of the element called `x`. */
function place(html: string): string {
  const page = pageFromHtml(`<body>${html}`);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  return placeOf(page, nodes.find((node) => getAttribute(page, node, 'id') === 'x')!);
}

/** The place of the first text. */
function textPlace(html: string): string {
  const page = pageFromHtml(`<body>${html}`);
  return placeOf(page, page.tree.kind.indexOf(NodeKind.text));
}

describe('two places are alike', () => {
  it.each([
    [
      'the tags and classes',
      '<div class=c><p><b id=x>Ada</b></p></div>',
      '<div class=c><p><b id=x>Bob</b>!</p></div>',
    ],
    ['the first of several classes', '<b class="name new" id=x></b>', '<b class="name" id=x></b>'],
    ['white space around classes', '<b class="  name" id=x></b>', '<b class="name " id=x></b>'],
    ['numbers in a class', '<b class=post12-name id=x></b>', '<b class=post7-name id=x></b>'],
    ['a number in one of the classes', '<b class=name2 id=x></b>', '<b class=name id=x></b>'],
    [
      'what is three levels above',
      '<ul><div><p><b id=x></b></p></div></ul>',
      '<section><div><p><b id=x></b></p></div></section>',
    ],
    [
      'what is far behind in a class',
      `<b class=${'a'.repeat(200)}b id=x></b>`,
      `<b class=${'a'.repeat(200)}c id=x></b>`,
    ],
  ])('whatever differs beside %s', (_, one, other) => {
    expect(place(one)).toBe(place(other));
  });

  it('where one is an element and the other its text', () => {
    expect(textPlace('<p class=c><b id=x>Ada</b></p>')).toBe(place('<p class=c><b id=x>Ada</b></p>'));
    expect(textPlace('<p class=c>Ada<b id=x></b></p>')).not.toBe(place('<p class=c>Ada<b id=x></b></p>'));
  });

  it('on the top of a page too', () => {
    const page = pageFromHtml('<html><body>x');
    expect(placeOf(page, 1)).toBe(placeOf(pageFromHtml('<html><body>y'), 1));
    expect(placeOf(page, 1)).not.toBe(placeOf(page, 2));
  });
});

describe('two places differ', () => {
  it.each([
    ['the tag', '<b id=x></b>', '<i id=x></i>'],
    ['the class', '<b class=name id=x></b>', '<b class=rank id=x></b>'],
    ['having a class', '<b class=name id=x></b>', '<b id=x></b>'],
    ['the tag around', '<p><b id=x></b></p>', '<h2><b id=x></b></h2>'],
    ['the class around', '<p class=head><b id=x></b></p>', '<p class=foot><b id=x></b></p>'],
    [
      'what is two levels above',
      '<div class=side><p><b id=x></b></p></div>',
      '<div class=main><p><b id=x></b></p></div>',
    ],
  ])('by %s', (_, one, other) => {
    expect(place(one)).not.toBe(place(other));
  });
});
