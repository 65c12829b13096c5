import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a node as is needed to go through its children; counts how many were looked at. */
class FakeNode {
  static looked = 0;
  readonly list: FakeNode[] = [];
  parent: FakeNode | null = null;

  get parentNode(): FakeNode | null {
    return this.parent;
  }

  get childNodes(): readonly FakeNode[] {
    return this.list;
  }

  get firstChild(): FakeNode | null {
    return this.list[0] ?? null;
  }

  get nextSibling(): FakeNode | null {
    FakeNode.looked++;
    const siblings = this.parent?.list ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  append(...nodes: readonly FakeNode[]): void {
    for (const node of nodes) {
      node.remove();
      node.parent = this;
      this.list.push(node);
    }
  }

  remove(): void {
    this.parent?.list.splice(this.parent.list.indexOf(this), 1);
    this.parent = null;
  }
}

/** A parent with so many children. */
function family(count: number): FakeNode {
  const parent = new FakeNode();
  parent.append(...Array.from({ length: count }, () => new FakeNode()));
  return parent;
}

describe('the children of a node, one by one', () => {
  let childrenOf: (parent: FakeNode) => { next(): FakeNode | undefined };

  beforeEach(async () => {
    vi.stubGlobal('Node', FakeNode);
    vi.resetModules();
    const { childrenOneByOne } = await import('./node-source.ts');
    childrenOf = childrenOneByOne as unknown as typeof childrenOf;
    FakeNode.looked = 0;
  });

  afterEach(() => vi.unstubAllGlobals());

  const rest = (children: { next(): FakeNode | undefined }): FakeNode[] => {
    const all: FakeNode[] = [];
    for (let child = children.next(); child !== undefined; child = children.next()) all.push(child);
    return all;
  };

  it.each([0, 1, 31, 32, 33, 100])('are all there, in order: %i', (count) => {
    const parent = family(count);
    expect(rest(childrenOf(parent))).toEqual([...parent.list]);
  });

  it('are looked at only when they are asked for', () => {
    const children = childrenOf(family(5000));
    for (let taken = 0; taken < 10; taken++) children.next();
    expect(FakeNode.looked).toBeLessThanOrEqual(11);
  });

  it('go on where the page has taken one away', () => {
    const parent = family(60);
    const all = [...parent.list];
    const children = childrenOf(parent);
    children.next();
    all[1]!.remove();
    expect(children.next()).toBe(all[2]);
    for (let at = 3; at < 60; at++) expect(children.next()).toBe(all[at]);
    expect(children.next()).toBeUndefined();
  });

  it('are not lost where the page takes away those before them', () => {
    const parent = family(60);
    const all = [...parent.list];
    const children = childrenOf(parent);
    for (let taken = 0; taken < 32; taken++) children.next();
    for (const gone of [...all.slice(0, 20), all[32]!]) gone.remove();
    expect(rest(children)).toEqual(all.slice(33));
  });

  it('do not follow one that the page has moved elsewhere', () => {
    const [parent, other] = [family(3), family(2)];
    const all = [...parent.list];
    const children = childrenOf(parent);
    children.next();
    other.append(all[1]!, all[2]!);
    expect(children.next()).toBeUndefined();
  });

  it('come to an end on a page that adds more all the time', () => {
    const parent = family(50);
    const children = childrenOf(parent);
    let taken = 0;
    for (; children.next() !== undefined && taken < 1000; taken++) parent.append(new FakeNode());
    expect(taken).toBeLessThan(150);
  });
});
