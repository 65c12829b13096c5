import type { Page } from '../../page/page.ts';
import { type Matching, matchesChain } from '../../page/selectors/match-selector.ts';
import type { Compound } from '../../page/selectors/selector.ts';
import { SiblingPlaces } from '../../page/selectors/sibling-places.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { cascade, type Declarations, type Declared, readDeclarations } from '../declarations/declarations.ts';
import { Suspicion } from '../declarations/may-hide.ts';
import { afterAnimation, withVariables } from '../declarations/variables.ts';
import { doubtsOf } from './doubts.ts';
import { NameReader } from './element-names.ts';
import { reachOf } from './match-cost.ts';
import type { PageStyles } from './page-styles.ts';
import { RuleFinder } from './rule-finder.ts';
import type { RuleIndex } from './rule-index.ts';
import { byImportance, byStrength, type StyleRule, testsOf } from './style-rule.ts';

/**
 * The budget for matching the elements of one page against rules, in characters compared; each takes a few nanoseconds. Once it
 * is spent, only `style` attributes are read.
 * @cap
 */
const MAX_SPENT = 100_000_000;
/** The cost of finding, keeping, sorting and merging one rule, in characters compared in the same time. @cap */
const PER_RULE = 64;
/** The cost of a comparison that reads only a tag. @cap */
const PER_TEST = 8;

/** How rules are matched. */
interface Comparison {
  readonly usual: Matching;
  /** For rules that hide: scripts set and remove classes of the whole page, so nothing that depends on them is hidden for good. */
  readonly strict: Matching;
}

const NO_RULES: readonly StyleRule[] = [];
const NOTHING: Declarations = new Map();

/** Works out what the page's own styles declare for its elements. */
export class RuleMatcher {
  readonly #page: Page;
  readonly #styles: PageStyles;
  readonly #names: NameReader;
  readonly #comparison: Comparison;
  readonly #maxSpent: number;
  #spent = 0;
  /** `null` if no rule can hide anything. */
  readonly #hiding: RuleFinder | null;
  #all: RuleFinder | undefined;
  #display: RuleFinder | undefined;
  readonly #suspicions = new Map<string, number>();
  readonly #inline = new Map<string, Declared>();
  readonly #declared = new Map<NodeId, Declarations>();
  readonly #settled = new Map<NodeId, Declarations>();
  #reaches: Int32Array | undefined;

  constructor(page: Page, styles: PageStyles, maxSpent: number = MAX_SPENT) {
    this.#page = page;
    this.#styles = styles;
    this.#names = new NameReader(page);
    this.#maxSpent = maxSpent;
    this.#comparison = this.#newComparison(false, new SiblingPlaces(page.tree));
    this.#hiding = styles.hiding.isEmpty ? null : this.#finderOf(styles.hiding);
  }

  /** Whether there are styles that are elsewhere, or that were left out. It may become true later. */
  get hasOthers(): boolean {
    return this.#styles.hasOthers || this.#isSpent;
  }

  get #isSpent(): boolean {
    return this.#spent > this.#maxSpent;
  }

  /** How its `style` attribute or a rule may hide an element. Its style is only worth working out if one of them may. */
  suspicionOf(node: NodeId): number {
    const hiding = this.#isSpent ? null : this.#hiding;
    if (hiding === null && !this.#names.hasStyles) return Suspicion.none;
    const names = this.#names.of(node);
    let suspicion: number = names.style === null ? Suspicion.none : this.#suspicionInline(names.style);
    if (hiding === null) return suspicion;
    for (const rule of hiding.candidatesOf(node, names)) {
      const added = rule.list.suspicion & ~suspicion;
      if (added !== 0 && this.#matches(node, rule, this.#comparison)) suspicion |= added;
    }
    return suspicion;
  }

  #finderOf(index: RuleIndex): RuleFinder {
    return new RuleFinder(this.#page, index, (rules) => {
      this.#spent += rules * PER_RULE;
    });
  }

  /** Like `styleOf`, but only from the rules about `display`. */
  displayOf(node: NodeId): Declarations {
    this.#display ??= this.#finderOf(this.#styles.display);
    return this.#settle(node, this.#declarationsOf(node, this.#comparison, this.#display));
  }

  /** The declarations that apply to an element, including its `style` attribute. */
  styleOf(node: NodeId): Declarations {
    let style = this.#settled.get(node);
    if (style === undefined) {
      style = this.#settle(node, this.#declaredFor(node));
      this.#settled.set(node, style);
    }
    return style;
  }

  /** Like `styleOf`, after the reader has opened everything that can be opened; `null` if nothing can. */
  openedStyleOf(node: NodeId): Declarations | null {
    if (!this.#styles.hasOpened) return null;
    const opened = this.#newComparison(true, this.#comparison.usual.places);
    return this.#settle(node, this.#declarationsOf(node, opened, this.#allRules));
  }

  #newComparison(isOpened: boolean, places: SiblingPlaces): Comparison {
    const { tag } = this.#page.tree;
    const affords = (node: NodeId, compound: Compound): boolean => this.#affords(node, compound);
    const isOfPage = (node: NodeId): boolean => tag[node] === Tag.html || tag[node] === Tag.body;
    const shared = { page: this.#page, places, isOpened, doubts: 0 };
    return {
      usual: { ...shared, affords, known: new Map() },
      strict: {
        ...shared,
        known: new Map(),
        affords: (node, compound) =>
          !(isOfPage(node) && compound.attributes.some(({ name }) => name !== 'id')) &&
          affords(node, compound),
      },
    };
  }

  #suspicionInline(style: string): number {
    let suspicion = this.#suspicions.get(style);
    if (suspicion === undefined) {
      const { hints } = this.#styles;
      suspicion = hints.mayHide(style) ? hints.suspicionOf(this.#readInline(style)) : Suspicion.none;
      this.#suspicions.set(style, suspicion);
    }
    return suspicion;
  }

  #readInline(style: string): Declared {
    let declared = this.#inline.get(style);
    if (declared === undefined) {
      declared = readDeclarations(style);
      this.#inline.set(style, declared);
    }
    return declared;
  }

  #matches(node: NodeId, { chain, isFound, list }: StyleRule, { usual, strict }: Comparison): boolean {
    return isFound || (chain.length > 0 && matchesChain(list.mayHide ? strict : usual, node, chain));
  }

  /** Resolves the custom properties of a style and applies the end of its animation. */
  #settle(node: NodeId, style: Declarations): Declarations {
    const settled = withVariables(style, (name) => this.#variable(node, name));
    return afterAnimation(settled, this.#styles.animations);
  }

  /** The value of a custom property on an element: its own, or else that of the nearest ancestor. */
  #variable(node: NodeId, name: string): string | undefined {
    const { parent } = this.#page.tree;
    for (let at = node; at > 0 && !this.#isSpent; at = parent[at]!) {
      const value = this.#declaredFor(at).get(name);
      if (value !== undefined) return value;
      this.#spent += PER_TEST;
    }
    return undefined;
  }

  #declaredFor(node: NodeId): Declarations {
    let declared = this.#declared.get(node);
    if (declared === undefined) {
      declared = this.#declarationsOf(node, this.#comparison, this.#allRules);
      this.#declared.set(node, declared);
    }
    return declared;
  }

  get #allRules(): RuleFinder {
    this.#all ??= this.#finderOf(this.#styles.all);
    return this.#all;
  }

  #declarationsOf(node: NodeId, comparison: Comparison, finder: RuleFinder): Declarations {
    const names = this.#names.of(node);
    const own = names.style === null ? null : this.#readInline(names.style);
    const candidates = this.#isSpent ? NO_RULES : finder.candidatesOf(node, names);
    if (candidates.length === 0) return ownDeclarations(own);
    this.#spent += candidates.length * PER_RULE;
    const rules = candidates.filter((rule) => this.#matches(node, rule, comparison)).sort(byStrength);
    const unread = candidates.filter(({ chain }) => chain.length === 0);
    if (unread.length > 0) return this.#doubted(rules, unread, own);
    return rules.length === 0 ? ownDeclarations(own) : this.#cascade(rules, own === null ? [] : [own]);
  }

  /** The declarations of rules, minus those that unreadable rules might override. */
  #doubted(rules: readonly StyleRule[], unread: readonly StyleRule[], own: Declared | null): Declarations {
    const declared = declaredBy(unread);
    this.#spendOn(declared);
    const doubts = doubtsOf(declared, this.#cascade(rules, []));
    return this.#cascade(rules, own === null ? [doubts] : [doubts, own]);
  }

  /** Merges the declarations of rules, from the weakest to the strongest, and then others. */
  #cascade(rules: readonly StyleRule[], others: readonly Declared[]): Declarations {
    const all = [...declaredBy(rules), ...others];
    this.#spendOn(all);
    // Within a layer, `!important` does not change the order.
    const isLayered = rules[0]?.list.layer !== rules[rules.length - 1]?.list.layer;
    return cascade(all, isLayered ? [...declaredBy([...rules].sort(byImportance)), ...others] : all);
  }

  #spendOn(all: readonly Declared[]): void {
    for (const { usual, important } of all) this.#spent += (usual.size + important.size) * PER_TEST;
  }

  /** Charges the cost of matching an element against a compound; `false` if the budget is spent. */
  #affords(node: NodeId, compound: Compound): boolean {
    const { attributes, places, nths } = compound;
    if (attributes.length + places.length + nths.length === 0) this.#spent += PER_TEST;
    else this.#spent += testsOf(compound) * this.#reachOf(node);
    return !this.#isSpent;
  }

  /** Computed once per element. */
  #reachOf(node: NodeId): number {
    this.#reaches ??= new Int32Array(this.#page.tree.size);
    if (this.#reaches[node] === 0) this.#reaches[node] = reachOf(this.#page.tree, node);
    return this.#reaches[node]!;
  }
}

/** The declarations of an element that no rule matches. */
function ownDeclarations(own: Declared | null): Declarations {
  return own === null ? NOTHING : cascade([own]);
}

function declaredBy(rules: readonly StyleRule[]): readonly Declared[] {
  return rules.map(({ list }) => list.declared);
}
