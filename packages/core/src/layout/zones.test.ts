import { describe, expect, it } from 'vitest';
import { textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { flowLayout } from './flow-layout.cases.ts';
import { elementWithId, pageWithBoxes } from './layout.cases.ts';
import { type Zone, zonesOf } from './zones.ts';

/** The zone tree as nested lists of text, a leaf as its text. */
type Outline = string | Outline[];

function outlineOf(html: string): Outline {
  const page = pageWithBoxes(`<body box="0 0 1000 1000">${html}`);
  const { zones } = zonesOf(page, page.layout!)!;
  const outline = ({ nodes, firstChild, endChild }: Zone): Outline =>
    firstChild === endChild
      ? nodes
          .map((node) => textContent(page, node))
          .join('')
          .trim()
      : zones.slice(firstChild, endChild).map(outline);
  return outline(zones[0]!);
}

describe('zones', () => {
  it('are leaves where nothing splits them', () => {
    expect(outlineOf('<p>one <b>two</b> three</p>')).toBe('one two three');
    expect(outlineOf('<div><div><p>only one block in each</p></div></div>')).toBe('only one block in each');
  });

  it('split at blocks, and runs of text between blocks are zones of their own', () => {
    expect(outlineOf('<p>a</p><p>b</p>')).toEqual(['a', 'b']);
    expect(outlineOf('loose <b>text</b><p>a</p>more')).toEqual(['loose text', 'a', 'more']);
  });

  it('split at line breaks that have text on both sides', () => {
    expect(outlineOf('one<br>two')).toEqual(['one', 'two']);
    expect(outlineOf('<hr>one <b>two</b><br>')).toBe('one two');
    expect(outlineOf('<div>a<br><img><br>b</div>')).toEqual([['a', 'b']]);
  });

  it('keep an inline box alone that is broken down itself', () => {
    expect(outlineOf('<span>one<br>two</span> three')).toEqual([['one', 'two'], 'three']);
  });

  it('take table cells for inline: a row is one zone, unless a cell holds blocks', () => {
    const row = (cells: string): string => `<table><tr>${cells}</table>`;
    expect(outlineOf(row('<td>a</td><td>b</td><tr><td>c</td>'))).toEqual([[['ab', 'c']]]);
    expect(outlineOf(row('<td><p>a</p><p>b</p></td><td>c</td>'))).toEqual([[[[['a', 'b'], 'c']]]]);
  });

  it('leave out what is hidden, has no area or no text', () => {
    expect(
      outlineOf(
        '<p>a</p><p css="visibility: hidden">b</p><p css="display: none">c</p><p css="opacity: 0">d</p><p box="-50 0 20 20">e</p><p box="none">f</p><p> </p><p>g</p>',
      ),
    ).toEqual(['a', 'g']);
  });

  it('look through display: contents', () => {
    expect(outlineOf('<div css="display: contents" box="none"><p>a</p><p>b</p></div><p>c</p>')).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('take a box that holds only floats to be where its zones are', () => {
    const page = pageWithBoxes(
      '<body box="0 0 900 900"><div box="none"><p box="10 20 30 40">a</p><p box="50 20 30 80">b</p></div><p>c',
    );
    const { zones } = zonesOf(page, page.layout!)!;
    expect(zones[1]!.rect).toEqual({ x: 10, y: 20, width: 70, height: 80 });
  });

  it('know which texts are seen', () => {
    const page = pageWithBoxes('<body><p id=a>a</p><p id=b css="display: none">b</p>');
    const { isText } = zonesOf(page, page.layout!)!;
    expect([isText[elementWithId(page, 'a') + 1], isText[elementWithId(page, 'b') + 1]]).toEqual([1, 0]);
  });

  it('grow linearly with the page, deep or wide', () => {
    const shapes = [(n: number) => '<div><p>a</p>'.repeat(n), (n: number) => '<p>a</p>b<br>c'.repeat(n)];
    for (const shape of shapes) {
      const prepare = (n: number): (() => void) => {
        const page = flowLayout(pageFromHtml(shape(n)));
        return () => void zonesOf(page, page.layout!);
      };
      expect(growthRatio(prepare, 400, 16)).toBeLessThan(40);
    }
  });
});
