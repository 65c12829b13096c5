import { expect, it } from 'vitest';
import { isLong, takeApart } from './take-apart.ts';

/** As much of an element as is needed to take it apart. */
class FakeNode {
  static removed = 0;
  readonly children: FakeNode[] = [];
  readonly isText: boolean;
  parent: FakeNode | null = null;

  constructor(isText: boolean) {
    this.isText = isText;
  }

  get nextSibling(): FakeNode | null {
    const siblings = this.parent!.children;
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  add(isText: boolean): FakeNode {
    const child = new FakeNode(isText);
    child.parent = this;
    this.children.push(child);
    return child;
  }

  remove(): void {
    FakeNode.removed += 1 + this.children.length;
    this.parent!.children.splice(this.parent!.children.indexOf(this), 1);
  }

  querySelectorAll(): readonly FakeNode[] {
    return this.children.flatMap((child) => (child.isText ? [] : [child, ...child.querySelectorAll()]));
  }

  getElementsByTagName(): readonly FakeNode[] {
    return this.querySelectorAll();
  }
}

/** Blocks of elements with texts between them. */
function article(blocks: number, inEach: number): FakeNode {
  const root = new FakeNode(false);
  for (let block = 0; block < blocks; block++) {
    const at = root.add(false);
    at.add(true);
    for (let n = 0; n < inEach; n++) {
      at.add(false).add(true);
      at.add(true);
    }
  }
  return root;
}

it.each([
  [300, 5],
  [1, 1500],
])('removes everything, a little in each step: %i blocks of %i elements', (blocks, inEach) => {
  const root = article(blocks, inEach);
  const steps = takeApart(root as unknown as Element);
  let most = 0;
  for (let isDone = false; !isDone; ) {
    FakeNode.removed = 0;
    isDone = steps.next().done === true;
    most = Math.max(most, FakeNode.removed);
  }
  expect(root.children).toEqual([]);
  expect(most).toBeLessThanOrEqual(200);
});

it('is worth it only for a long article', () => {
  expect(isLong(article(10, 5) as unknown as Element)).toBe(false);
  expect(isLong(article(500, 5) as unknown as Element)).toBe(true);
});
