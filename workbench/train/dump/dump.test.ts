import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { BLOCK_COLUMNS, GROUP_COLUMNS, PAGE_COLUMNS, pageFeatures, TOKEN_BITS } from '@fovea/internal';
import { parsePage } from 'fovea';
import { afterAll, describe, expect, it } from 'vitest';
import { FeatureDump } from './dump.ts';
import { GOLD, PAGE, sample } from './sample.cases.ts';

describe('FeatureDump', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fovea-dump-'));
  const dump = new FeatureDump();
  const added = [
    dump.add(sample()),
    dump.add(sample({ id: 'bare', html: '<body>' })),
    dump.add(sample({ id: 'no-gold', gold_text: '' })),
    dump.add(sample({ id: 'endless', html: `<body>${'<p>x'.repeat(3001)}` })),
    dump.add(sample({ id: 'twin', site: 'other.example', lang: null, page_type: null, gold_coverage: 0.5 })),
  ];
  dump.write(folder);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const features = pageFeatures(parsePage(PAGE));
  const column = (name: string): number[] => {
    const file = readdirSync(folder).find((one) => one.startsWith(`${name}.`))!;
    const bytes = readFileSync(join(folder, file));
    const size = { uint8: 1, uint16: 2, uint32: 4 }[extname(file).slice(1)]!;
    return Array.from({ length: bytes.length / size }, (_, i) => bytes.readUIntLE(i * size, size));
  };
  const twice = (values: Iterable<number>): number[] => [...values, ...values];

  it('takes pages that there is something to learn from', () => {
    expect(added).toEqual([true, false, false, false, true]);
    expect(dump.pages).toBe(2);
  });

  it('says what the columns are', () => {
    const { pages, ...shape } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
    expect(shape).toEqual({
      columns: { block: BLOCK_COLUMNS, group: GROUP_COLUMNS, page: PAGE_COLUMNS },
      tokenBits: TOKEN_BITS,
    });
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatchObject({
      id: 'ferry',
      dataset: 'invented',
      lang: 'en',
      type: 'article',
      blocks: 5,
      groups: features.groups.count,
      gold: GOLD.replace(/\s/g, '').length,
      coverage: null,
    });
    expect(pages[1]).toMatchObject({ id: 'twin', lang: null, type: null, coverage: 0.5 });
    // Splits are by site.
    expect(pages[0].position).not.toBe(pages[1].position);
    for (const { position } of pages) expect(position).toBeGreaterThanOrEqual(0);
  });

  it('writes one column per feature', () => {
    const tables = [
      ['block', BLOCK_COLUMNS, features.blockRows],
      ['group', GROUP_COLUMNS, features.groupRows],
      ['page', PAGE_COLUMNS, features.pageRow],
    ] as const;
    for (const [table, columns, rows] of tables) {
      columns.forEach((name, feature) => {
        const values = rows.filter((_, i) => i % columns.length === feature);
        expect([name, column(`${table}-${name}`)]).toEqual([name, twice(values)]);
      });
    }
  });

  it('writes the tree, page by page', () => {
    expect(column('blockGroup')).toEqual(twice(features.groups.ofBlock));
    // The body has no parent; the trainer never asks for it.
    expect(column('groupParent')).toEqual(twice(features.groups.parent.map((one) => Math.max(0, one))));
    expect(column('groupFirst')).toEqual(twice(features.groups.firstBlock));
    expect(column('groupEnd')).toEqual(twice(features.groups.endBlock));
  });

  it('writes labels, lengths and tokens', () => {
    expect(column('label')).toEqual(twice([0, 254, 254, 254, 0]));
    expect(column('width')).toEqual(twice(features.blocks.width.subarray(0, 5)));
    expect(column('blockToken')).toEqual(twice(features.blockTokens.ids));
    expect(column('groupToken')).toEqual(twice(features.groupTokens.ids));
    const total = (name: string): number => column(name).reduce((sum, one) => sum + one, 0);
    expect(total('blockTokenCount')).toBe(column('blockToken').length);
    expect(column('groupTokenCount')).toHaveLength(2 * features.groups.count);
  });
});
