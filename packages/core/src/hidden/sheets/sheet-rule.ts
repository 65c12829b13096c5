import { parseSelector } from '../../page/selectors/parse-selector.ts';
import type { Selector } from '../../page/selectors/selector.ts';
import { withoutComments } from './css-comments.ts';

/** The selectors of a rule, parsed on first use: most rules of a sheet match nothing in the content. */
export class SelectorList {
  readonly text: string;
  /** The selectors of the rule around it, for a nested rule. */
  readonly parent: SelectorList | null;
  #parsed: Selector | null | undefined;

  constructor(text: string, parent: SelectorList | null) {
    this.text = text;
    this.parent = parent;
  }

  /** `null` if browsers, or this parser, cannot read the list. */
  get parsed(): Selector | null {
    if (this.#parsed === undefined) {
      const parent = this.parent?.parsed;
      this.#parsed = parent === null ? null : parseSelector(this.text, { isOfSheet: true, parent });
    }
    return this.#parsed;
  }
}

/** What the rules in one block have in common. */
export interface RuleContext {
  readonly css: string;
  /** The selectors of the rule around them. */
  readonly parent: SelectorList | null;
  /** Layers are numbered in the order of their first mention; rules outside of layers come after all of them. */
  readonly layer: number;
  /** Whether they apply to every reader. A rule for some readers may show something, but must not hide it from the others. */
  readonly isForAll: boolean;
}

/** Where a rule, or a piece of one, is in its sheet. */
export interface RulePlace {
  readonly selectorsStart: number;
  readonly selectorsEnd: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
}

/** One rule of a style sheet, or a stretch of its declarations between nested rules. Its text is cut out on first use. */
export class SheetRule {
  readonly context: RuleContext;
  readonly place: RulePlace;
  /** Whether its body has comments or escapes, so that a search in the sheet may miss its declarations. */
  readonly isIntricate: boolean;
  #selectors: SelectorList | undefined;
  #body: string | undefined;

  constructor(context: RuleContext, place: RulePlace, isIntricate: boolean) {
    this.context = context;
    this.place = place;
    this.isIntricate = isIntricate;
  }

  get selectors(): SelectorList {
    const { selectorsStart, selectorsEnd } = this.place;
    this.#selectors ??= new SelectorList(
      this.#text(selectorsStart, selectorsEnd).trim(),
      this.context.parent,
    );
    return this.#selectors;
  }

  get body(): string {
    this.#body ??= this.#text(this.place.bodyStart, this.place.bodyEnd);
    return this.#body;
  }

  #text(from: number, to: number): string {
    return withoutComments(this.context.css.slice(from, to));
  }
}
