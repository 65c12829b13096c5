import { attributeReader, getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { Namespace, type NodeId, NodeKind } from '../page/tree.ts';
import type { Declarations } from './declarations.ts';
import type { Hiding, HidingReader } from './hidden-subtree.ts';
import { appears, hidingWay, isTooSmall, letterSizeOf, visibilityOf } from './hiding.ts';
import { isAriaHidden, isUntilFound } from './hiding-markup.ts';
import { hiddenBySize, hiddenByVisibility, hiddenTexts, type InheritedHiding } from './inherited-hiding.ts';
import { InkReader } from './ink.ts';
import { hasOtherSheets } from './other-sheets.ts';
import type { HiddenWay } from './reasons.ts';
import type { RuleMatcher } from './rule-matcher.ts';
import { readStyleRules } from './style-rules.ts';

/** Properties that elements take over from those around them; how far a subtree of each was looked at. */
interface Reached {
  visibility: NodeId;
  size: NodeId;
  ink: NodeId;
}

/** How a style hides. */
interface Judged {
  /** How it hides an element with all that is in it. */
  readonly way: HiddenWay | null;
  readonly whole: Hiding | null;
  /** Whether it may hide by what elements inside can undo. */
  readonly isInherited: boolean;
}

/** What a page hides, as far as its markup and its own sheets tell. */
export class ElementHiding implements HidingReader {
  readonly #page: Page;
  readonly #hiddenOf: (node: NodeId) => string | null;
  readonly #ariaHiddenOf: (node: NodeId) => string | null;
  readonly #popoverOf: (node: NodeId) => string | null;
  #rules: RuleMatcher | undefined;
  #ink: InkReader | undefined;
  #others: boolean | undefined;
  /** Elements that share their declarations are hidden alike. */
  readonly #judged = new Map<Declarations, Judged>();
  readonly #reached: Reached = { visibility: 0, size: 0, ink: 0 };

  constructor(page: Page) {
    this.#page = page;
    this.#hiddenOf = attributeReader(page, 'hidden');
    this.#ariaHiddenOf = attributeReader(page, 'aria-hidden');
    this.#popoverOf = attributeReader(page, 'popover');
  }

  hidingOf(node: NodeId): Hiding | null {
    const { kind, namespace, attributeStart, tag } = this.#page.tree;
    if (kind[node] !== NodeKind.element || namespace[node] !== Namespace.html) return null;
    const way = this.#tagWay(node, tag[node]!);
    if (way !== null) return whole(way);
    if (attributeStart[node] === attributeStart[node + 1]) return this.#styleHiding(node);
    const hidden = this.#hiddenOf(node);
    if (hidden !== null) return whole(isUntilFound(hidden) ? 'folded' : 'attribute');
    if (this.#popoverOf(node) !== null) return whole('closed');
    const style = this.#styleHiding(node) ?? this.#fontHiding(node);
    if (style !== null) return style;
    return isAriaHidden(this.#ariaHiddenOf(node)) ? whole('aria-hidden') : null;
  }

  /** What browsers hide for being what it is. */
  #tagWay(node: NodeId, tag: number): HiddenWay | null {
    switch (tag) {
      case Tag.details:
        return getAttribute(this.#page, node, 'open') === null ? 'folded' : null;
      case Tag.rp:
        return 'display';
      case Tag.object:
        return this.#isShownObject(node) ? 'display' : null;
      default:
        return null;
    }
  }

  /** Whether browsers show what an `<object>` names, rather than what stands in it. They have no plug-ins any more. */
  #isShownObject(node: NodeId): boolean {
    const data = getAttribute(this.#page, node, 'data') ?? '';
    if (data === '') return false;
    const type = getAttribute(this.#page, node, 'type');
    return type === null ? !PLUG_IN_FILE.test(data) : SHOWN_TYPE.test(type);
  }

  #styleHiding(node: NodeId): Hiding | null {
    this.#rules ??= readStyleRules(this.#page);
    const style = this.#rules.declarationsOf(node);
    if (style.size === 0) return null;
    let judged = this.#judged.get(style);
    if (judged === undefined) {
      judged = this.#judge(style);
      this.#judged.set(style, judged);
    }
    if (judged.way !== null) return judged.whole;
    if (!judged.isInherited) return null;
    return (
      this.#hiddenByVisibility(node, style) ??
      this.#hiddenBySize(node, style) ??
      this.#hiddenByInk(node, style)
    );
  }

  #judge(style: Declarations): Judged {
    const way = hidingWay(style);
    const letters = letterSizeOf(style);
    const isSmall = letters !== null && isTooSmall(letters);
    const isInherited = visibilityOf(style) === true || isSmall || this.#inkReader().maySuit(style);
    return { way, whole: way === null ? null : whole(way), isInherited };
  }

  #inkReader(): InkReader {
    this.#ink ??= new InkReader(
      this.#page,
      (node) => this.#rules!.declarationsOf(node),
      () => this.#hasOthers(),
    );
    return this.#ink;
  }

  #hasOthers(): boolean {
    // Rules can become too many to look at while they are.
    if (this.#rules!.isPartial) return true;
    this.#others ??= hasOtherSheets(this.#page);
    return this.#others;
  }

  #hiddenByVisibility(node: NodeId, style: Declarations): Hiding | null {
    if (visibilityOf(style) !== true || node < this.#reached.visibility) return null;
    this.#reached.visibility = this.#page.tree.end[node]!;
    const styleOf = (other: NodeId): Declarations => this.#rules!.declarationsOf(other);
    return hidingBy(appears(style) ? 'folded' : 'visibility', hiddenByVisibility(this.#page, node, styleOf));
  }

  #hiddenBySize(node: NodeId, style: Declarations): Hiding | null {
    const letters = letterSizeOf(style);
    if (letters === null || !isTooSmall(letters) || node < this.#reached.size) return null;
    this.#reached.size = this.#page.tree.end[node]!;
    const styleOf = (other: NodeId): Declarations => this.#rules!.declarationsOf(other);
    return hidingBy(
      'no-size',
      hiddenBySize(this.#page, node, styleOf, () => !this.#hasOthers()),
    );
  }

  /** `<font color>` is weaker than any style. */
  #fontHiding(node: NodeId): Hiding | null {
    if (this.#page.tree.tag[node] !== Tag.font) return null;
    const colour = getAttribute(this.#page, node, 'color')?.trim().toLowerCase();
    this.#rules ??= readStyleRules(this.#page);
    return colour === undefined ? null : this.#hiddenByInk(node, new Map([['color', colour]]));
  }

  #hiddenByInk(node: NodeId, style: Declarations): Hiding | null {
    const ink = this.#inkReader();
    if (node < this.#reached.ink || !ink.maySuit(style)) return null;
    this.#reached.ink = this.#page.tree.end[node]!;
    return hidingBy(
      'transparent',
      hiddenTexts(this.#page, node, (around) => ink.isUnseen(around)),
    );
  }
}

const SHOWN_TYPE = /^(?:image|text|video|audio)\/|^application\/(?:pdf|xhtml)/iu;
/** Names of files for Flash, Shockwave, Java, Silverlight, VRML, and players of media that browsers do not play. */
const PLUG_IN_FILE =
  /\.(?:swf|spl|flv|dcr|dxr|class|jar|xap|wrl|rm|ram|qt|wmv|wma|asf|mid|midi)(?:[?#]|\s*$)/iu;

function whole(by: HiddenWay): Hiding {
  return { by, texts: null };
}

function hidingBy(by: HiddenWay, { texts, isPartial }: InheritedHiding): Hiding | null {
  if (texts.length === 0) return null;
  return { by, texts: isPartial ? texts : null };
}
