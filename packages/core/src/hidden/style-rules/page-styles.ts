import type { Page } from '../../page/page.ts';
import { groundsOf } from '../declarations/grounds.ts';
import { HidingHints, MAY_HIDE, MAY_HIDE_OR_BLEND, Suspicion } from '../declarations/may-hide.ts';
import { variablesIn } from '../declarations/variables.ts';
import type { Applies } from '../sheets/conditions.ts';
import { hasOtherSheets, MAX_CSS, type PageSheets, sheetsOf } from '../sheets/page-sheets.ts';
import { scanSheet } from '../sheets/scan-sheet.ts';
import { sheetInAddress } from '../sheets/sheet-address.ts';
import type { SheetRule } from '../sheets/sheet-rule.ts';
import { PageNames } from './page-names.ts';
import { RuleIndex } from './rule-index.ts';
import { RuleList } from './style-rule.ts';

/** Properties that hide, undo hiding, or set the background of text. */
const RELEVANT_PROPERTY =
  /display|visib|opacity|filter|mask|clip|left|right|top|bottom|inset|margin|padding|border|indent|text-s|height|width|font|color|background|trans|scale|rotate|overflow|animation|position|float|--|\\/iu;
/** Properties that decide whether an element has a box at all. */
const ABOUT_DISPLAY = /display|content-v|\\/giu;
const OPEN_STATE = /:(?:checked|target|open|popover-open)\b/iu;

/** The style sheets on the page itself. They are read on demand, as far as elements of the content match their rules. */
export class PageStyles {
  readonly hints: HidingHints;
  readonly #sheets: PageSheets;
  /** The declarations of the last step of each animation. */
  readonly animations: Map<string, string> = new Map();
  #rules: readonly SheetRule[] | undefined;
  /** A list for each rule, made on demand. */
  #lists: (RuleList | undefined)[] = [];
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

  /** Whether the page may have styles that are elsewhere, or that were left out, so that no background is certain. */
  get hasOthers(): boolean {
    return this.#hasOthers || this.#hiding?.isPartial === true || this.#all?.isPartial === true;
  }

  /** Whether some rule may show what a reader opens. */
  get hasOpened(): boolean {
    this.#hasOpened ??= this.#sheets.sheets.some(({ css }) => OPEN_STATE.test(css));
    return this.#hasOpened;
  }

  /** The rules that may hide something from every reader. */
  get hiding(): RuleIndex {
    this.#hiding ??= this.#indexOf(
      this.#matching(this.hasOthers ? MAY_HIDE : MAY_HIDE_OR_BLEND, (list) => list.isForAll && list.mayHide),
      (list) => list.suspicion !== Suspicion.none,
    );
    return this.#hiding;
  }

  /** The rules about `display`, by which most hidden elements are hidden. */
  get display(): RuleIndex {
    this.#display ??= this.#indexOf(this.#matching(ABOUT_DISPLAY, isForReaders), () => true);
    return this.#display;
  }

  /** All rules with a property that matters. */
  get all(): RuleIndex {
    this.#all ??= this.#indexOf(
      this.#allLists(),
      (list) => RELEVANT_PROPERTY.test(list.body) && isForReaders(list),
    );
    return this.#all;
  }

  #indexOf(lists: readonly RuleList[], takes: (list: RuleList) => boolean): RuleIndex {
    return new RuleIndex(lists, takes, this.#names);
  }

  /** The rules with a declaration that matches a pattern, and those in which a comment or an escape may conceal one. */
  #matching(pattern: RegExp, takes: (list: RuleList) => boolean): readonly RuleList[] {
    const matching: RuleList[] = [];
    if (!this.#sheets.sheets.some(({ css }) => mayHold(css, pattern))) return matching;
    const rules = this.#readRules();
    let css = '';
    let found = 0;
    for (let order = 0; order < rules.length; order++) {
      const { context, place, isIntricate } = rules[order]!;
      if (context.css !== css) {
        css = context.css;
        found = nextMatch(css, pattern, 0);
      }
      // The character before the first declaration is the opening brace.
      const from = place.bodyStart - 1;
      if (found < from) found = nextMatch(css, pattern, from);
      if (found >= place.bodyEnd && !isIntricate) continue;
      const list = this.#listOf(order);
      if (takes(list)) matching.push(list);
    }
    return matching;
  }

  #allLists(): readonly RuleList[] {
    return this.#readRules().map((_, order) => this.#listOf(order));
  }

  /** A rule with its selectors; most rules of a sheet are about nothing that matters here, and need none. */
  #listOf(order: number): RuleList {
    this.#lists[order] ??= new RuleList(this.#readRules()[order]!, order, this.hints);
    return this.#lists[order]!;
  }

  #valuesOf(variable: string): readonly string[] {
    this.#variables ??= variablesIn([...this.#sheets.sheets.map(({ css }) => css), ...this.#names.styles()]);
    return this.#variables.get(variable) ?? NO_VALUES;
  }

  #readRules(): readonly SheetRule[] {
    if (this.#rules === undefined) {
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
      this.#rules = rules;
      this.#lists = new Array<undefined>(rules.length);
    }
    return this.#rules;
  }
}

const NO_VALUES: readonly string[] = [];

/** A rule that applies only to some readers is not allowed to hide anything, but it may show something. */
function isForReaders(list: RuleList): boolean {
  return list.isForAll || !list.mayHide;
}

/** Whether a style sheet may match a pattern: a comment or an escape may conceal a match, and an import may add one. */
function mayHold(css: string, pattern: RegExp): boolean {
  const isPlain = !(css.includes('/*') || css.includes('\\') || css.includes('@import'));
  return !isPlain || nextMatch(css, pattern, 0) < css.length;
}

function nextMatch(css: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(css)?.index ?? css.length;
}
