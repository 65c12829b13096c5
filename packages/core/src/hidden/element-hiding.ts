import { attributeReader, getAttribute, textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { VISIBLE } from '../page/spaces.ts';
import { Tag } from '../page/tags.ts';
import { Namespace, type NodeId, NodeKind } from '../page/tree.ts';
import type { Declarations } from './declarations/declarations.ts';
import {
  appears,
  hidingWay,
  isPulledBack,
  isTooSmall,
  letterSizeOf,
  visibilityOf,
} from './declarations/hiding.ts';
import {
  hiddenBySize,
  hiddenByVisibility,
  hiddenTexts,
  type InheritedHiding,
} from './declarations/inherited-hiding.ts';
import { InkReader } from './declarations/ink.ts';
import { Suspicion } from './declarations/may-hide.ts';
import type { Hiding, HidingReader } from './hidden-subtree.ts';
import { isAriaHidden, isUntilFound } from './hiding-markup.ts';
import type { HiddenWay } from './reasons.ts';
import { PageStyles } from './style-rules/page-styles.ts';
import { RuleMatcher } from './style-rules/rule-matcher.ts';
import { utilityHiding } from './utility-classes.ts';

/** For each inherited property, the end of the last subtree whose texts have been examined. */
interface Reached {
  visibility: NodeId;
  size: NodeId;
  ink: NodeId;
}

/** Finds what a page hides, as far as its markup and its own style sheets tell. */
export class ElementHiding implements HidingReader {
  readonly #page: Page;
  readonly #hiddenOf: (node: NodeId) => string | null;
  readonly #ariaHiddenOf: (node: NodeId) => string | null;
  readonly #popoverOf: (node: NodeId) => string | null;
  readonly #rules: RuleMatcher;
  #ink: InkReader | undefined;
  /** The first text at or after `#textFrom` that is not blank. */
  #text = -1;
  #textFrom = 0;
  readonly #reached: Reached = { visibility: 0, size: 0, ink: 0 };

  constructor(page: Page) {
    this.#page = page;
    this.#hiddenOf = attributeReader(page, 'hidden');
    this.#ariaHiddenOf = attributeReader(page, 'aria-hidden');
    this.#popoverOf = attributeReader(page, 'popover');
    this.#rules = new RuleMatcher(page, new PageStyles(page));
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
    const style = this.#styleHiding(node) ?? this.#fontHiding(node) ?? this.#classHiding(node);
    if (style !== null) return style;
    return isAriaHidden(this.#ariaHiddenOf(node)) ? whole('aria-hidden') : null;
  }

  /** How browsers hide an element because of its tag. */
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

  /** Whether browsers, which no longer have plug-ins, show what an `<object>` refers to rather than its fallback content. */
  #isShownObject(node: NodeId): boolean {
    const data = getAttribute(this.#page, node, 'data') ?? '';
    if (data === '') return false;
    const type = getAttribute(this.#page, node, 'type');
    return type === null ? !PLUG_IN_FILE.test(data) : SHOWN_TYPE.test(type);
  }

  #styleHiding(node: NodeId): Hiding | null {
    const suspicion = this.#rules.suspicionOf(node);
    if (suspicion === Suspicion.none || !this.#hasText(node)) return null;
    const isOpened = (): boolean => this.#isOpened(node);
    if ((suspicion & Suspicion.display) !== 0) {
      const by = hidingWay(this.#rules.displayOf(node));
      if (by === 'display') return { by, texts: null, isOpened };
    }
    if ((suspicion & Suspicion.other) === 0) return null;
    const style = this.#rules.styleOf(node);
    const by = hidingWay(style);
    if (by === 'off-screen' && this.#isPulledBack(node, style)) return null;
    if (by !== null) return { by, texts: null, isOpened };
    return (
      this.#hiddenByVisibility(node, style) ??
      this.#hiddenBySize(node, style) ??
      this.#hiddenByInk(node, style)
    );
  }

  /** Whether the only box in an element undoes its margin. If there were other boxes, they would stay off the screen. */
  #isPulledBack(node: NodeId, style: Declarations): boolean {
    const { kind, end } = this.#page.tree;
    const isBlank = (child: NodeId): boolean =>
      kind[child] === NodeKind.text && !VISIBLE.test(textOf(this.#page, child));
    const box = isBlank(node + 1) ? node + 2 : node + 1;
    const after = end[box]!;
    const isOnly = after === end[node] || (after + 1 === end[node] && isBlank(after));
    return isOnly && kind[box] === NodeKind.element && isPulledBack(style, this.#rules.styleOf(box));
  }

  /** Whether an element contains any text. Nodes are queried in document order, so no text is examined twice. */
  #hasText(node: NodeId): boolean {
    if (node < this.#textFrom || node > this.#text) {
      const { kind, size } = this.#page.tree;
      this.#textFrom = node;
      this.#text = node;
      while (
        this.#text < size &&
        !(kind[this.#text] === NodeKind.text && VISIBLE.test(textOf(this.#page, this.#text)))
      )
        this.#text++;
    }
    return this.#text < this.#page.tree.end[node]!;
  }

  /** Whether a rule shows the element once the reader ticks a box or follows a link to it. */
  #isOpened(node: NodeId): boolean {
    const opened = this.#rules.openedStyleOf(node);
    return opened !== null && hidingWay(opened) === null;
  }

  #inkReader(): InkReader {
    this.#ink ??= new InkReader(this.#page, this.#styleOf, () => this.#rules.hasOthers);
    return this.#ink;
  }

  readonly #styleOf = (node: NodeId): Declarations => this.#rules.styleOf(node);

  #hiddenByVisibility(node: NodeId, style: Declarations): Hiding | null {
    if (visibilityOf(style) !== true || node < this.#reached.visibility) return null;
    this.#reached.visibility = this.#page.tree.end[node]!;
    const hidden = hiddenByVisibility(this.#page, node, this.#styleOf);
    return hidingBy(appears(style) ? 'folded' : 'visibility', hidden);
  }

  #hiddenBySize(node: NodeId, style: Declarations): Hiding | null {
    const letters = letterSizeOf(style);
    if (letters === null || !isTooSmall(letters) || node < this.#reached.size) return null;
    this.#reached.size = this.#page.tree.end[node]!;
    const isSure = (): boolean => !this.#rules.hasOthers;
    return hidingBy('no-size', hiddenBySize(this.#page, node, this.#styleOf, isSure));
  }

  /** Hiding by the utility class of a framework, if its style sheet is elsewhere; the rules of one on the page have been read. */
  #classHiding(node: NodeId): Hiding | null {
    const way = this.#rules.hasOthers ? utilityHiding(getAttribute(this.#page, node, 'class') ?? '') : null;
    return way !== null && this.#hasText(node) ? whole(way) : null;
  }

  /** `<font color>` is weaker than any style. */
  #fontHiding(node: NodeId): Hiding | null {
    if (this.#page.tree.tag[node] !== Tag.font) return null;
    const colour = getAttribute(this.#page, node, 'color')?.trim().toLowerCase();
    return colour === undefined ? null : this.#hiddenByInk(node, new Map([['color', colour]]));
  }

  #hiddenByInk(node: NodeId, style: Declarations): Hiding | null {
    const ink = this.#inkReader();
    if (node < this.#reached.ink || !ink.mayMatchBackground(style)) return null;
    this.#reached.ink = this.#page.tree.end[node]!;
    return hidingBy(
      'transparent',
      hiddenTexts(this.#page, node, (around) => ink.isUnseen(around)),
    );
  }
}

const SHOWN_TYPE = /^(?:image|text|video|audio)\/|^application\/(?:pdf|xhtml)/iu;
/** File names of Flash, Shockwave, Java, Silverlight and VRML, and of media that browsers cannot play. */
const PLUG_IN_FILE =
  /\.(?:swf|spl|flv|dcr|dxr|class|jar|xap|wrl|rm|ram|qt|wmv|wma|asf|mid|midi)(?:[?#]|\s*$)/iu;

function whole(by: HiddenWay): Hiding {
  return { by, texts: null };
}

function hidingBy(by: HiddenWay, { texts, isPartial }: InheritedHiding): Hiding | null {
  if (texts.length === 0) return null;
  return { by, texts: isPartial ? texts : null };
}
