import { attributeValue } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import type { Compound, SelectorStep } from '../../page/selectors/selector.ts';
import { SPACES } from '../../page/spaces.ts';

/** The attributes, ids and classes that occur on a page: many selectors of a style sheet ask for others. */
export class PageNames {
  readonly #page: Page;
  #classes: ReadonlySet<string> | undefined;
  #ids: ReadonlySet<string> | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Whether all names in a selector occur on the page. */
  mayMatch(chain: readonly SelectorStep[]): boolean {
    return chain.every(({ compound }) => this.#hasNamesOf(compound));
  }

  /** The distinct `style` attributes of the page. */
  styles(): ReadonlySet<string> {
    return this.#valuesOf('style');
  }

  #hasNamesOf({ attributes }: Compound): boolean {
    const { nameIds } = this.#page.tree.attributes;
    return attributes.every(({ name, operator, value }) => {
      if (!nameIds.has(name)) return false;
      if (name === 'class' && operator === '~=') return this.#hasClass(value);
      return !(name === 'id' && operator === '=') || this.#hasId(value);
    });
  }

  #hasClass(name: string): boolean {
    if (this.#classes === undefined) {
      const classes = new Set<string>();
      for (const value of this.#valuesOf('class'))
        for (const one of SPACES.test(value) ? value.split(SPACES) : [value]) classes.add(one);
      this.#classes = classes;
    }
    return this.#classes.has(name);
  }

  #hasId(id: string): boolean {
    this.#ids ??= this.#valuesOf('id');
    return this.#ids.has(id);
  }

  #valuesOf(attribute: string): ReadonlySet<string> {
    const { attributes, attributeStart, size } = this.#page.tree;
    const id = attributes.nameIds.get(attribute);
    const values = new Set<string>();
    const to = id === undefined ? 0 : attributeStart[size]!;
    for (let row = 0; row < to; row++)
      if (attributes.name[row] === id) values.add(attributeValue(this.#page, row));
    return values;
  }
}
