import type { Page } from '../page/page.ts';
import { groundsOf } from './grounds.ts';
import { HidingHints, MAY_HIDE, MAY_HIDE_OR_BLEND, Suspicion } from './may-hide.ts';
import { PageNames } from './page-names.ts';
import { RuleIndex } from './rule-index.ts';
import type { Applies } from './sheets/conditions.ts';
import { hasOtherSheets, MAX_CSS, type PageSheets, sheetsOf } from './sheets/page-sheets.ts';
import { scanSheet } from './sheets/scan-sheet.ts';
import { sheetInAddress } from './sheets/sheet-address.ts';
import type { SheetRule } from './sheets/sheet-rule.ts';
import { RuleList } from './style-rule.ts';
import { variablesIn } from './variables.ts';

/** Declarations that hide, that undo it, or that tell what text stands on. */
const MATTERS =
  /display|visib|opacity|filter|mask|clip|left|right|top|bottom|inset|margin|padding|border|indent|text-s|height|width|font|color|background|trans|scale|rotate|overflow|animation|position|float|--|\\/iu;
/** What decides whether an element has a box at all. */
const ABOUT_DISPLAY = /display|content-v|\\/giu;
const OPENED = /:(?:checked|target|open|popover-open)\b/iu;

/** The style sheets that a page itself holds. They are read as far as the elements of the content ask for them. */
export class PageStyles {
  readonly hints: HidingHints;
  readonly #sheets: PageSheets;
  /** The declarations that each animation ends with. */
  readonly animations: Map<string, string> = new Map();
  #lists: readonly RuleList[] | undefined;
  readonly #names: PageNames;
  #variables: ReadonlyMap<string, readonly string[]> | undefined;
  #hiding: RuleIndex | undefined;
  #display: RuleIndex | undefined;
  #all: RuleIndex | undefined;
  readonly #hasOthers: boolean;
  #hasOpened: boolean | undefined;

  constructor(page: Page) {
    this.#sheets = sheetsOf(page);
    this.#hasOthers = hasOtherSheets(page, this.#sheets);
    this.hints = new HidingHints(
      () => (this.hasOthers ? null : groundsOf(page, this.#sheets.sheets)),
      (variable) => this.#valuesOf(variable),
    );
    this.#names = new PageNames(page);
  }

  /** Whether the page may have styles that are not at hand, or not looked at, so that no background is certain. */
  get hasOthers(): boolean {
    return this.#hasOthers || this.#hiding?.isPartial === true || this.#all?.isPartial === true;
  }

  /** Whether a rule may show something once a reader opens it. */
  get hasOpened(): boolean {
    this.#hasOpened ??= this.#sheets.sheets.some(({ css }) => OPENED.test(css));
    return this.#hasOpened;
  }

  /** The rules that can hide something from every reader. */
  get hiding(): RuleIndex {
    this.#hiding ??= this.#indexOf(
      this.#matching(this.hasOthers ? MAY_HIDE : MAY_HIDE_OR_BLEND, (list) => list.isForAll && list.mayHide),
      (list) => list.suspicion !== Suspicion.none,
    );
    return this.#hiding;
  }

  /** The rules that say how an element is displayed; most of what is hidden is hidden so. */
  get display(): RuleIndex {
    this.#display ??= this.#indexOf(this.#matching(ABOUT_DISPLAY, isForReaders), () => true);
    return this.#display;
  }

  /** All rules that matter. */
  get all(): RuleIndex {
    this.#all ??= this.#indexOf(this.#readLists(), (list) => MATTERS.test(list.body) && isForReaders(list));
    return this.#all;
  }

  #indexOf(lists: Iterable<RuleList>, takes: (list: RuleList) => boolean): RuleIndex {
    return new RuleIndex(lists, takes, this.#names);
  }

  /** The rules with a declaration that a pattern finds, and those where a comment or an escape may conceal one. */
  *#matching(pattern: RegExp, takes: (list: RuleList) => boolean): Generator<RuleList> {
    if (!this.#sheets.sheets.some(({ css }) => mayHold(css, pattern))) return;
    let css = '';
    let found = 0;
    for (const list of this.#readLists()) {
      const { context, place, isIntricate } = list.rule;
      if (context.css !== css) {
        css = context.css;
        found = nextMatch(css, pattern, 0);
      }
      // The sign before the first declaration opens the block.
      const from = place.bodyStart - 1;
      if (found < from) found = nextMatch(css, pattern, from);
      if ((found < place.bodyEnd || isIntricate) && takes(list)) yield list;
    }
  }

  #valuesOf(variable: string): readonly string[] {
    this.#variables ??= variablesIn([...this.#sheets.sheets.map(({ css }) => css), ...this.#names.styles()]);
    return this.#variables.get(variable) ?? NO_VALUES;
  }

  #readLists(): readonly RuleList[] {
    if (this.#lists === undefined) {
      const rules: SheetRule[] = [];
      let room = MAX_CSS;
      const sink = {
        rules,
        layers: new Map<string, number>(),
        conditions: new Map<string, Applies>(),
        animations: this.animations,
        imported: (address: string): void => {
          const css = sheetInAddress(address, room);
          room -= css.length + 1;
          if (room > 0) scanSheet(css, sink, 'always');
        },
      };
      for (const { css, applies } of this.#sheets.sheets) scanSheet(css, sink, applies);
      this.#lists = rules.map((rule, order) => new RuleList(rule, order, this.hints));
    }
    return this.#lists;
  }
}

const NO_VALUES: readonly string[] = [];

/** A rule that some readers do not get hides from none of the others, but may show something. */
function isForReaders(list: RuleList): boolean {
  return list.isForAll || !list.mayHide;
}

/** Whether a sheet may hold what a pattern finds; a comment or an escape may conceal it, and an import may bring it. */
function mayHold(css: string, pattern: RegExp): boolean {
  const isPlain = !(css.includes('/*') || css.includes('\\') || css.includes('@import'));
  return !isPlain || nextMatch(css, pattern, 0) < css.length;
}

function nextMatch(css: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(css)?.index ?? css.length;
}
