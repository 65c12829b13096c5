import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { STAGE_OF, stageShares } from './stages.ts';

const SOURCES = fileURLToPath(new URL('../../../packages/core/src', import.meta.url));

const node = (id: number, functionName: string, children: readonly number[] = []) => ({
  id,
  callFrame: { functionName },
  children,
});

/** extract → runMethod → (pageFeatures → helper, parseHtml$1); the collector and the harness on their own. */
const nodes = [
  node(1, '(root)', [2, 7, 8]),
  node(2, 'extract', [3]),
  node(3, 'runMethod', [4, 6]),
  node(4, 'pageFeatures', [5]),
  node(5, 'helper'),
  node(6, 'parseHtml$1'),
  node(7, '(garbage collector)'),
  node(8, 'dispatch'),
];

describe('stageShares', () => {
  it('counts a sample for the innermost stage that it is in', () => {
    const shares = stageShares({ nodes, samples: [5, 4, 6, 3, 2] });
    expect(shares).toMatchObject({ features: 0.4, parse: 0.2, decide: 0.2, 'the rest': 0.2, clean: 0 });
  });

  it('counts the collector apart, and the harness not at all', () => {
    expect(stageShares({ nodes, samples: [7, 8, 8, 2] })).toMatchObject({ collector: 0.5, 'the rest': 0.5 });
  });
});

it('names functions that there are', () => {
  const code = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n');
  const defined = new Set([...code.matchAll(/(?:function|const) (\w+)/g)].map(([, name]) => name));
  expect(Object.keys(STAGE_OF).filter((name) => !defined.has(name))).toEqual([]);
});
