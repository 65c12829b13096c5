import { attributeValue } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import type { NodeId } from '../../page/tree.ts';

/** What selectors refer to an element by, besides its tag, and its `style` attribute. */
export interface ElementNames {
  readonly id: string | null;
  readonly className: string | null;
  readonly style: string | null;
}

/** Reads the names and the style of an element in one pass over its attributes. */
export class NameReader {
  readonly #page: Page;
  readonly #id: number;
  readonly #class: number;
  readonly #style: number;

  constructor(page: Page) {
    const numberOf = (name: string): number => page.tree.attributes.nameIds.get(name) ?? -1;
    this.#page = page;
    this.#id = numberOf('id');
    this.#class = numberOf('class');
    this.#style = numberOf('style');
  }

  /** Whether any element of the page has a `style` attribute. */
  get hasStyles(): boolean {
    return this.#style !== -1;
  }

  of(node: NodeId): ElementNames {
    const { attributeStart, attributes } = this.#page.tree;
    const to = attributeStart[node + 1]!;
    let id: string | null = null;
    let className: string | null = null;
    let style: string | null = null;
    for (let row = attributeStart[node]!; row < to; row++) {
      const name = attributes.name[row];
      if (name === this.#class) className = attributeValue(this.#page, row);
      else if (name === this.#id) id = attributeValue(this.#page, row);
      else if (name === this.#style) style = attributeValue(this.#page, row);
    }
    return { id, className, style };
  }
}
