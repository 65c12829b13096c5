import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'fovea';
import { getAttribute, NodeKind, textOf } from 'fovea/page';
import { describe, expect, it, vi } from 'vitest';
import type { LayoutElement, LayoutSample, LayoutText } from '../../datasets/spider-layout.ts';
import { spiderSample } from '../../datasets/spider-page.ts';
import { pageOf } from '../../metrics/nodes/gold.ts';
import { layoutZones } from '../../metrics/nodes/word-in-zone.ts';
import { foldsDigest } from '../../train/cross-fit.ts';
import { centreHits } from './centre-hits.ts';
import { LayoutStore } from './layout-store.ts';
import { layoutTables } from './layout-tables.ts';
import { measureLayout } from './measure-layout.ts';
import { LAYOUT_SYSTEMS } from './systems.ts';

vi.mock('../../train/cross-fit.ts', { spy: true });

const element = (name: string, id = ''): LayoutElement => ({ name, id, classes: [] });

function block(box: readonly number[], selector: readonly LayoutElement[], html: string): LayoutText {
  const [left, top, width, height] = box as [number, number, number, number];
  return {
    bound: { left, top, width, height },
    computed: { 'font-size': '18px' },
    element: selector.at(-1)!,
    path: selector.map(({ name }) => name),
    selector,
    text: [html],
    html,
  };
}

const prose = 'The river rose in the night and by morning the lower fields were under water. '.repeat(5);
const story = [element('div', 'page'), element('div', 'story')];
const recorded: LayoutSample = {
  id: 'one',
  url: 'http://example.org/flood',
  lang: 'en',
  titles: ['Flood'],
  viewport_width: 1600,
  body: { left: 0, top: 0, width: 1600, height: 2400 },
  texts: [
    block(
      [0, 0, 1600, 60],
      [element('div', 'page'), element('ul', 'menu')],
      '<a href=a>Menu one</a><a href=b>Menu two</a>',
    ),
    block([300, 100, 800, 400], [...story, element('p')], `${prose}<em>${prose}</em>`),
    block([300, 500, 800, 900], [...story, element('p')], prose),
  ],
  images: [],
  gold_text: `${prose}\n${prose}\n${prose}`,
};

function idOf(page: Page, id: string): number {
  for (let node = 0; node < page.tree.size; node++)
    if (page.tree.kind[node] === NodeKind.element && getAttribute(page, node, 'id') === id) return node;
  throw new Error(`no #${id}`);
}

describe('spider-layout as pages', () => {
  const sample = spiderSample(recorded);
  const page = pageOf(sample);
  const layout = page.layout!;

  it('shares ancestors between blocks and puts boxes around what they hold', () => {
    const node = idOf(page, 'story');
    expect([layout.x[node], layout.y[node], layout.width[node], layout.height[node]]).toEqual([
      300, 100, 800, 1300,
    ]);
    expect(layout.viewport).toEqual({ width: 1600, height: 900 });
    expect(layout.document.height).toBe(2400);
    expect(layout.styles[layout.style[node + 1]!]!.fontSize).toBe(18);
  });

  it('cuts a block into slices for its texts', () => {
    const texts = [...page.tree.kind.keys()].filter(
      (id) => page.tree.kind[id] === NodeKind.text && textOf(page, id).startsWith('The river'),
    );
    expect(texts.map((id) => [layout.y[id], layout.height[id]])).toEqual([
      [100, 200],
      [300, 200],
      [500, 900],
    ]);
  });

  it('has zones', () => {
    const zone = layoutZones(page);
    const first = idOf(page, 'story') + 1;
    // The paragraph, its text, the emphasis and the text in it are one zone; the next paragraph is another.
    expect([0, 1, 2, 3].map((n) => zone[first + n])).toEqual([first, first, first, first]);
    expect(zone[idOf(page, 'menu') + 1]).not.toBe(first);
  });

  it('knows what the centres hit', () => {
    const hits = centreHits(sample)!;
    // Window centre (800, 450), document centre (800, 1200); the story spans 300–1100 × 100–1400.
    expect(hits).toMatchObject({
      window: 1,
      document: 1,
      midpoint: 1,
      c1: 1,
      c2: 1,
      c3: 1,
      e3: 1,
      band2021: 1,
      band2022: 1,
    });
  });

  it('makes tables with whole rows', async () => {
    const record = await measureLayout(sample, LAYOUT_SYSTEMS);
    expect(record.scores['layout-analysis']!['text-blocks-aligned']).toMatchObject({ f1: 1 });
    expect(record.isWholeLook).toBe(true);
    for (const { head, rows } of layoutTables([record], LAYOUT_SYSTEMS)) {
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
  });
});

describe('centreHits', () => {
  it('misses content beside and below the centres', () => {
    const low = {
      ...recorded,
      texts: [
        block([0, 0, 1600, 60], [element('p')], 'Something else'),
        block([0, 2300, 200, 90], [element('div', 'x'), element('p')], prose),
      ],
      gold_text: prose,
    };
    expect(centreHits(spiderSample(low))).toMatchObject({
      window: 0,
      midpoint: 0,
      c3: 0,
      band2021: 0,
      band2022: 0,
    });
  });
});

describe('the store of measurements', () => {
  it('knows nothing of what other networks of the folds have found', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-layout-'));
    try {
      const sample = spiderSample(recorded);
      const some = LAYOUT_SYSTEMS.slice(0, 1);
      await new LayoutStore(some, folder).measure(sample);
      vi.mocked(foldsDigest).mockReturnValue('others');
      expect(new LayoutStore(some, folder).known(sample)).toBeUndefined();
    } finally {
      vi.mocked(foldsDigest).mockReset();
      await rm(folder, { recursive: true });
    }
  });

  it('knows in a later run what an earlier one measured', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-layout-'));
    try {
      const sample = spiderSample(recorded);
      const some = LAYOUT_SYSTEMS.slice(0, 2);
      const first = new LayoutStore(some, folder);
      expect(first.known(sample)).toBeUndefined();
      const record = await first.measure(sample);
      const later = new LayoutStore(some, folder);
      expect(later.known(sample)).toEqual(record);
      expect(later.known({ ...sample, id: 'two' })).toBeUndefined();
      expect(new LayoutStore(LAYOUT_SYSTEMS.slice(1, 3), folder).known(sample)).toBeUndefined();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
