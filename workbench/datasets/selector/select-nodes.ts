import type { Page } from 'fovea';
import { childrenOf, getAttribute, NodeKind, tagNameOf } from 'fovea/page';
import { type Condition, parseSelector, type Step } from './parse-selector.ts';

const SPACE = /\s+/;

/** Position of each element among its siblings and among those with its tag, from 1; 0 for other nodes. */
interface Places {
  readonly child: Uint32Array;
  readonly ofType: Uint32Array;
}

/**
 * The elements that a selector matches, in document order. One pass over the page per step, so the time is always the
 * size of the page times the length of the selector.
 */
export function selectNodes(page: Page, selector: string): readonly number[] {
  const places = placesOf(page);
  const found = new Set<number>();
  for (const steps of parseSelector(selector)) {
    const matched = steps.reduce<Uint8Array | null>(
      (before, step) => takeStep(page, places, step, before),
      null,
    );
    matched?.forEach((flag, id) => {
      if (flag === 1) found.add(id);
    });
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Marks the elements that pass a step, given those that passed the one before (`null`: any ancestor will do). */
function takeStep(page: Page, places: Places, step: Step, before: Uint8Array | null): Uint8Array {
  const { size, kind, parent } = page.tree;
  const passed = new Uint8Array(size);
  const isBelow = new Uint8Array(size);
  for (let id = 1; id < size; id++) {
    const above = parent[id]!;
    isBelow[id] = before === null || before[above] === 1 || isBelow[above] === 1 ? 1 : 0;
    if (kind[id] !== NodeKind.element) continue;
    const stands = before === null || (step.combinator === 'child' ? before[above] : isBelow[id]) === 1;
    if (stands && step.conditions.every((condition) => holds(page, places, id, condition))) passed[id] = 1;
  }
  return passed;
}

function holds(page: Page, places: Places, node: number, condition: Condition): boolean {
  switch (condition.kind) {
    case 'tag':
      return tagNameOf(page.tree, node).toLowerCase() === condition.name;
    case 'nth-child':
      return places.child[node] === condition.index;
    case 'nth-of-type':
      return places.ofType[node] === condition.index;
    case 'class':
      return getAttribute(page, node, 'class')?.split(SPACE).includes(condition.name) ?? false;
    case 'attribute': {
      const value = getAttribute(page, node, condition.name);
      return condition.value === null ? value !== null : value === condition.value;
    }
  }
}

function placesOf({ tree }: Page): Places {
  const child = new Uint32Array(tree.size);
  const ofType = new Uint32Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    if (tree.firstChild[id]! < 0) continue;
    const seen = new Map<number, number>();
    let count = 0;
    for (const one of childrenOf(tree, id)) {
      if (tree.kind[one] !== NodeKind.element) continue;
      const tag = tree.tag[one]!;
      child[one] = ++count;
      ofType[one] = (seen.get(tag) ?? 0) + 1;
      seen.set(tag, ofType[one]!);
    }
  }
  return { child, ofType };
}
