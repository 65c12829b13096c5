import { parsePage } from 'fovea';
import { withLayout } from 'fovea/layout';
import { getAttribute, NodeKind, tagNameOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { elementLabels } from './element-labels.ts';
import { elementRows } from './element-rows.ts';
import { largestComponent } from './largest-component.ts';

const plain = parsePage(
  '<body><nav><a href=x>Home</a></nav><main><p>First words of the text.</p><p>More of it.</p><hr></main>',
);
const page = withLayout(plain, {
  viewport: { width: 1000, height: 500 },
  lookOf: (node) => {
    const isMain = tagNameOf(plain.tree, node) === 'main';
    return {
      box: isMain ? { x: 100, y: 200, width: 600, height: 800 } : { x: 0, y: 0, width: 10, height: 10 },
    };
  },
});
const main = [...Array(plain.tree.size).keys()].find((id) => tagNameOf(plain.tree, id) === 'main')!;

describe('elementRows', () => {
  it('has a row by hand', () => {
    const { nodes, tags, columns, values } = elementRows(page, 'both');
    const row = nodes.indexOf(main);
    expect(tags[row]).toBe('main');
    expect(columns).toHaveLength(14);
    // Descendants p, p, hr; no link; text of 24 and 11 characters; visible; offsets; box; the centres are (500, 250) and (500, 500).
    expect([...values.subarray(row * 14, row * 14 + 12)]).toEqual([
      3, 0, 35, 1, 200, 100, 100, 200, 700, 1000, 600, 800,
    ]);
    expect(values[row * 14 + 12]).toBeCloseTo(Math.hypot(100, 350), 9);
    expect(values[row * 14 + 13]).toBeCloseTo(Math.hypot(100, 100), 9);
    expect(elementRows(page, 'basic').columns).toEqual(columns.slice(0, 12));
  });
});

describe('numbers far off the page', () => {
  it('are cut', () => {
    const far = withLayout(plain, {
      viewport: { width: 1000, height: 500 },
      lookOf: () => ({ box: { x: -1e9, y: 1e9, width: 10, height: 10 } }),
    });
    const { values } = elementRows(far, 'both');
    expect(Math.max(...values)).toBe(20_000);
    expect(Math.min(...values)).toBe(-20_000);
  });
});

describe('elementLabels', () => {
  it('marks the element with the gold and everything below it', () => {
    const sample = {
      id: 'x',
      dataset: 'd',
      url: null,
      site: null,
      lang: 'en',
      page_type: null,
      html: '',
      gold_text: 'First words of the text.\nMore of it.',
      meta: {},
      split: null,
    };
    const labels = elementLabels(sample, page)!;
    const marked = [...labels.keys()].filter(
      (id) => labels[id] === 1 && page.tree.kind[id] === NodeKind.element,
    );
    expect(marked.map((id) => tagNameOf(page.tree, id)).slice(-4)).toEqual(['main', 'p', 'p', 'hr']);
    const nav = [...labels.keys()].find((id) => tagNameOf(page.tree, id) === 'nav')!;
    expect(labels[nav]).toBe(0);
    expect(elementLabels({ ...sample, gold_text: '' }, page)).toBeNull();
  });
});

describe('largestComponent', () => {
  it('keeps the connected elements with the most text', () => {
    const { tree } = parsePage('<body><p id=a>a<b id=b>b</b></p><p id=c>c</p>');
    const byId = (name: string): number =>
      [...Array(tree.size).keys()].find(
        (id) => tree.kind[id] === NodeKind.element && getAttribute({ ...plain, tree }, id, 'id') === name,
      )!;
    const chosen = new Uint8Array(tree.size);
    const text = new Float64Array(tree.size);
    for (const [name, length] of [
      ['a', 3],
      ['b', 3],
      ['c', 5],
    ] as const) {
      chosen[byId(name)] = 1;
      text[byId(name)] = length;
    }
    const kept = largestComponent(tree, chosen, text);
    expect(['a', 'b', 'c'].map((name) => kept[byId(name)])).toEqual([1, 1, 0]);
    expect(largestComponent(tree, new Uint8Array(tree.size), text)).toEqual(new Uint8Array(tree.size));
  });
});
