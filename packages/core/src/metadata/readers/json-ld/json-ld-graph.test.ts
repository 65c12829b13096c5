import { describe, expect, it } from 'vitest';
import { buildGraph, typesOf } from './json-ld-graph.ts';
import type { Json, JsonObject } from './json-ld-parse.ts';

const article = (name: string): JsonObject => ({ '@type': 'Article', name });
/** The names of the items of a graph. */
const itemsOf = (...roots: readonly Json[]): unknown[] => buildGraph(roots).items.map(({ name }) => name);

describe('buildGraph', () => {
  it('lists the items of all roots in their order', () => {
    expect(itemsOf(article('a'), [article('b'), article('c')], { '@graph': [article('d')] })).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(itemsOf(null, 7, 'x', [null, 'y', []], { '@graph': null, name: 'z' })).toEqual([]);
  });

  it.each(['@graph', 'mainEntity', 'mainEntityOfPage', 'subjectOf', '@set', '@list', 'MAINENTITY'])(
    'follows %s to what the page is about',
    (key) => {
      expect(itemsOf({ ...article('a'), [key]: { ...article('b'), [key]: article('c') } })).toEqual([
        'a',
        'b',
        'c',
      ]);
    },
  );

  it.each(['hasPart', 'comment', 'isPartOf', 'itemListElement'])('follows %s to no item', (key) => {
    expect(itemsOf({ ...article('a'), [key]: { ...article('b'), '@graph': [article('c')] } })).toEqual(['a']);
  });

  it('lists only what can describe a page', () => {
    expect(itemsOf([{ '@type': 'Person', name: 'a' }, { name: 'b' }, article('c')])).toEqual(['c']);
  });

  it('lists sites, wherever they stand', () => {
    const site = (type: Json): JsonObject => ({ '@type': type, name: 's' });
    const { sites, items } = buildGraph([
      { ...article('a'), isPartOf: site('https://schema.org/WebSite') },
      site('WebSite'),
      site(['Thing', 'WebSite']),
      site('WebSites'),
    ]);
    expect([sites.length, items.length]).toEqual([3, 1]);
  });

  it('knows things by their id: of several the one with the most to say, or the first', () => {
    const [reference, first, second] = [
      { '@id': '#a' },
      { '@id': '#a', name: 'first' },
      { '@id': '#a', name: 'second' },
    ] as const;
    expect(buildGraph([reference, first, second, reference, { '@id': 7 }]).byId).toEqual(
      new Map([['#a', first]]),
    );
  });

  it('stops after fifty thousand values, and says so', () => {
    const list = (length: number): Json[] => Array.from({ length }, () => ({}));
    expect(buildGraph([list(49_998)]).capped).toBe(false);
    expect(buildGraph([list(49_999)]).capped).toBe(true);
    const graph = buildGraph([[...list(49_998), article('last')], article('beyond')]);
    expect([graph.items.length, graph.capped]).toEqual([1, true]);
    const lists = Array.from({ length: 300 }, () => list(300));
    expect(buildGraph([lists]).capped).toBe(true);
  });
});

describe('typesOf', () => {
  it.each<[item: JsonObject, types: string]>([
    [{ '@type': 'Article' }, 'Article'],
    [{ type: 'Article' }, 'Article'],
    [{ '@type': ['Article', 7, null, 'Thing'] }, 'Article Thing'],
    [{ '@type': Array.from({ length: 12 }, (_, at) => `T${at}`) }, 'T0 T1 T2 T3 T4 T5 T6 T7 T8 T9'],
    [{ '@type': {} }, ''],
    [{}, ''],
  ])('reads %j as %j', (item, types) => {
    expect(typesOf(item)).toBe(types);
  });
});
