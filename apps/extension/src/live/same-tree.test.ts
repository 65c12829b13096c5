import type { PageSnapshot } from 'fovea';
import { expect, it } from 'vitest';
import { isSameTree } from './same-tree.ts';

/** The part of a snapshot that says which nodes there are. */
function snapshotOf(nodes: readonly (readonly [depth: number, name: string])[]): PageSnapshot {
  const strings = [...new Set(nodes.map(([, name]) => name))].toReversed();
  return {
    strings,
    nodes: {
      kind: nodes.map(() => 1),
      depth: nodes.map(([depth]) => depth),
      name: nodes.map(([, name]) => strings.indexOf(name)),
    },
  } as unknown as PageSnapshot;
}

it('knows a page that has not changed, wherever its strings stand', () => {
  const nodes = [
    [0, 'body'],
    [1, 'p'],
    [2, 'words'],
  ] as const;
  const page = snapshotOf(nodes);
  expect(isSameTree(page, snapshotOf(nodes))).toBe(true);
  const { strings, nodes: columns } = page;
  const [last] = [strings.length - 1];
  const turned = {
    ...page,
    strings: strings.toReversed(),
    nodes: { ...columns, name: columns.name.map((place) => last - place) },
  };
  expect(isSameTree(page, turned)).toBe(true);
});

it.each([
  [
    [
      [0, 'body'],
      [1, 'p'],
      [2, 'other words'],
    ],
  ],
  [
    [
      [0, 'body'],
      [1, 'p'],
      [1, 'words'],
    ],
  ],
  [
    [
      [0, 'body'],
      [1, 'p'],
    ],
  ],
] as const)('knows a page that has changed: %j', (nodes) => {
  const page = snapshotOf([
    [0, 'body'],
    [1, 'p'],
    [2, 'words'],
  ]);
  expect(isSameTree(page, snapshotOf(nodes))).toBe(false);
});
