import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { anyName } from './author-anchors.ts';
import { boxesByShape } from './box-shapes.ts';
import { countPage } from './page-counts.ts';

/** The boxes of a page by their shape, each by what its attribute `n` says. */
function shapesOf(html: string): Record<string, (string | null)[]> {
  const page = pageFromHtml(`${html}<i class=author>Someone</i><i class=author>Else</i>`);
  const shapes = boxesByShape(page, countPage(page, anyName)!);
  return Object.fromEntries(
    Array.from(shapes, ([shape, boxes]) => [shape, boxes.map((node) => getAttribute(page, node, 'n'))]),
  );
}

const name = '<b class=author>Ada</b>';

describe('boxesByShape', () => {
  it('goes by the tag and the first class', () => {
    expect(
      shapesOf(
        `<div class="post odd" n=1>${name}</div><div class=" post" n=2>${name}</div><li class=post n=3>${name}</li>`,
      ),
    ).toEqual({ 'div.post': ['1', '2'], 'li.post': ['3'] });
  });

  it('does not look at numbers', () => {
    expect(shapesOf(`<div class=p1 n=1>${name}</div><div class=p22 n=2>${name}</div>`)).toEqual({
      'div.p': ['1', '2'],
    });
    expect(shapesOf(`<div id=c1 n=1>${name}</div><div id=c22 n=2>${name}</div>`)).toEqual({
      'div#c': ['1', '2'],
    });
  });

  it('goes by the id where there is no class, but only by one with a number', () => {
    expect(shapesOf(`<div id=c7 class="" n=1>${name}</div><div id=top n=2>${name}</div>`)).toEqual({
      'div#c': ['1'],
    });
  });

  it('goes by the name of a custom element', () => {
    expect(
      shapesOf(`<x-post n=1>${name}</x-post><x-post n=2>${name}</x-post><div n=3>${name}</div>`),
    ).toEqual({
      'x-post': ['1', '2'],
    });
  });

  it('takes only boxes with a name in them', () => {
    expect(shapesOf(`<div class=post n=1>${name}</div><div class=post n=2>nobody</div>`)).toEqual({
      'div.post': ['1'],
    });
  });

  it('takes boxes in boxes too, in document order', () => {
    expect(shapesOf(`<div class=c n=1><div class=c n=2>${name}</div></div>`)).toEqual({
      'div.c': ['1', '2'],
    });
  });

  it.each(['a', 'span', 'b', 'i', 'em', 'strong', 'small', 'time', 'p', 'h1', 'h2', 'h3', 'h4'])(
    'takes no <%s>, which is text',
    (tag) => {
      expect(shapesOf(`<${tag} class=post>${name}</${tag}>`)).toEqual({});
    },
  );

  it('takes neither the page nor its body', () => {
    expect(shapesOf(`<html class=x><body class=y>${name}`)).toEqual({});
  });

  it('looks at no more of a class than a name has', () => {
    const long = 'x'.repeat(300);
    expect(Object.keys(shapesOf(`<div class="${long}">${name}</div>`))).toEqual([`div.${'x'.repeat(200)}`]);
    expect(Object.keys(shapesOf(`<div id="1${long}">${name}</div>`))).toEqual([`div#${'x'.repeat(199)}`]);
  });
});
