import { describe, expect, it } from 'vitest';
import { seenNodes } from '../hidden/seen-nodes.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { HiddenBy, isFixed, styleOf } from '../page/page-layout.ts';
import { Tag } from '../page/tags.ts';
import { defaultDisplay } from './default-display.ts';
import { elementWithId, pageWithBoxes } from './layout.cases.ts';
import { layoutOf } from './layout-of.ts';

const page = pageWithBoxes(
  `<body box="0 0 1000 3000"><div id=a css="opacity: 0.4; font-size: 20; position: fixed" box="10 20 300 400">x<p id=b css="opacity: 0.5">y</p></div>
  <div id=c css="display: none" box="none"><p id=d>z</p></div><div id=e css="visibility: hidden">v<b id=f css="visibility: visible">w</b></div><p id=g box="-50 0 40 10">off</p><p id=h box="none"><i id=i box="none">float</i></p>`,
);
const layout = page.layout!;
const node = (id: string): number => elementWithId(page, id);

describe('withLayout', () => {
  it('gives boxes to elements and their text', () => {
    const a = node('a');
    expect([layout.x[a], layout.y[a], layout.width[a], layout.height[a]]).toEqual([10, 20, 300, 400]);
    expect(layout.width[a + 1]).toBe(300);
    expect(layout.document).toEqual({ width: 1920, height: 3000 });
  });

  it('takes out the attributes that it read', () => {
    expect(page.source).not.toContain('box=');
    expect(page.source).not.toContain('css=');
  });

  it('inherits what CSS inherits', () => {
    expect(styleOf(layout, node('b'))).toMatchObject({ fontSize: 20, position: 'static', display: 'block' });
    expect(styleOf(layout, node('b') + 1).fontSize).toBe(20);
  });

  it('shares equal styles', () => {
    expect(layout.style[node('h')]).toBe(layout.style[node('g')]);
  });

  it('says why a node cannot be seen', () => {
    const reasons = (id: string): number => layout.hidden[node(id)]!;
    expect(reasons('a')).toBe(0);
    // 0.4 × 0.5 is a fifth.
    expect(reasons('b')).toBe(HiddenBy.opacity);
    expect(reasons('c')).toBe(HiddenBy.display | HiddenBy.noArea);
    expect(reasons('d') & HiddenBy.display).toBe(HiddenBy.display);
    expect([reasons('e'), reasons('f')]).toEqual([HiddenBy.visibility, 0]);
    expect(reasons('g')).toBe(HiddenBy.offScreen);
  });
});

describe('seenNodes', () => {
  it('keeps elements without an area, not texts, and leaves out what it is told to', () => {
    const seen = seenNodes(page.tree, layout, (id) => isFixed(layout, id));
    expect(['a', 'b', 'c', 'e', 'f', 'g', 'h'].map((id) => seen[node(id)])).toEqual([0, 0, 0, 0, 1, 0, 1]);
    expect(seen[node('i') + 1]).toBe(0);
  });
});

describe('layoutOf', () => {
  it('says what to do on a page that was not rendered', () => {
    const message = 'Method gce needs layout: give it a page that was rendered.';
    expect(() => layoutOf(pageFromHtml('<p>x'), 'gce')).toThrow(message);
  });
});

describe('defaultDisplay', () => {
  it('is that of the style sheet of browsers', () => {
    expect([Tag.p, Tag.li, Tag.td, Tag.a, Tag.script].map(defaultDisplay)).toEqual([
      'block',
      'list-item',
      'table-cell',
      'inline',
      'none',
    ]);
  });
});
