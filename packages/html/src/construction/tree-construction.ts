import { NameTable } from '../names/name-table.ts';
import { bitsOfHtml, TagBit } from '../names/tag-bits.ts';
import { TAG_NAMES, Tag } from '../names/tags.ts';
import { leadingLineEnd } from '../text/segments.ts';
import type { Doctype, TokenSink } from '../tokenizer/sink.ts';
import { Tokenizer } from '../tokenizer/tokenizer.ts';
import { Namespace, NodeKind } from '../tree.ts';
import { Arena, NONE } from './arena.ts';
import { FormattingList } from './formatting-list.ts';
import { Mode, type ModeId, type ModeRules } from './insertion-mode.ts';
import { OpenElements } from './open-elements.ts';
import { OutputTags } from './output-tags.ts';
import { applyTagRule } from './tag-rules.ts';

/** Attribute names that the rules use; they have fixed ids. */
export const ATTRIBUTES = ['type', 'encoding', 'color', 'face', 'size'] as const;

/** Caps enforced by tree construction itself. */
export interface ConstructionLimits {
  readonly maxNodes: number;
  readonly maxAttributes: number;
  readonly maxReconstructed: number;
}

/** The context of a fragment: `name` is an id in the page's table, `bits` are those of the element. */
export interface FragmentContext {
  readonly name: number;
  readonly namespace: number;
  readonly bits: number;
}

/** What to do with tokens while the current node is foreign; separate, so that this class has only the HTML rules. */
export interface ForeignRules {
  readonly startTag: (tree: TreeConstruction, tag: number) => void;
  readonly endTag: (tree: TreeConstruction, tag: number) => void;
  readonly characters: (tree: TreeConstruction, start: number, end: number, bits: number) => void;
}

/**
 * The tree construction stage (section 13.2.6): its state, the dispatcher, and the operations that the rules of
 * the insertion modes are written with.
 */
export class TreeConstruction implements TokenSink {
  readonly arena: Arena = new Arena();
  readonly open: OpenElements = new OpenElements(this.arena);
  readonly formatting: FormattingList = new FormattingList(this.arena);
  readonly tagNames: NameTable = new NameTable(TAG_NAMES);
  readonly attributeNames: NameTable = new NameTable(ATTRIBUTES);
  readonly tokenizer: Tokenizer = new Tokenizer(this.arena, this.tagNames, this.attributeNames, this);
  readonly outputTags: OutputTags = new OutputTags();
  readonly #modes: readonly ModeRules[];
  readonly #foreign: ForeignRules;

  mode: ModeId = Mode.initial;
  originalMode: ModeId = Mode.initial;
  templateModes: ModeId[] = [];
  headElement: number = NONE;
  formElement: number = NONE;
  /** The frameset-ok flag. */
  framesetOk = true;
  fosterParenting = false;
  scripting = false;
  quirks = false;
  context: FragmentContext | null = null;
  doctypeToken: Doctype | null = null;
  /** Set by `pre`, `listing` and `textarea`, which drop a line end right after the tag. */
  skipsLineEnd = false;
  /** The pending table character tokens, as triples of start, end and bits. */
  pendingTableText: number[] = [];
  limits: ConstructionLimits = { maxNodes: 0, maxAttributes: 0, maxReconstructed: 0 };
  droppedAttributes = 0;
  droppedFormatting = 0;
  /** Steps spent in the adoption agency, which is quadratic in the standard. */
  adoptionWork = 0;
  /** Where `fosterPlace` says to insert. */
  placeParent = 0;
  placeBefore: number = NONE;

  constructor(modes: readonly ModeRules[], foreign: ForeignRules) {
    this.#modes = modes;
    this.#foreign = foreign;
  }

  /** Starts a new page. */
  reset(source: string, limits: ConstructionLimits, scripting: boolean, mayHaveNulls = true): void {
    this.limits = limits;
    this.scripting = scripting;
    this.arena.reset(limits.maxNodes);
    this.open.reset();
    this.formatting.reset(source);
    this.tagNames.reset();
    this.attributeNames.reset();
    this.tokenizer.reset(source, limits.maxAttributes, mayHaveNulls);
    this.outputTags.reset();
    this.mode = Mode.initial;
    this.originalMode = Mode.initial;
    this.templateModes = [];
    this.headElement = NONE;
    this.formElement = NONE;
    this.framesetOk = true;
    this.fosterParenting = false;
    this.quirks = false;
    this.context = null;
    this.doctypeToken = null;
    this.skipsLineEnd = false;
    this.pendingTableText = [];
    this.droppedAttributes = 0;
    this.droppedFormatting = 0;
    this.adoptionWork = 0;
    this.arena.createNode(NodeKind.document);
  }

  /** Releases the page, and memory that only a very large one needs. */
  release(): void {
    this.tokenizer.source = '';
    this.formatting.source = '';
    this.arena.trim();
  }

  // The tokens.

  characters(start: number, end: number, bits: number): void {
    let at = start;
    if (this.skipsLineEnd) {
      this.skipsLineEnd = false;
      at += leadingLineEnd(this.tokenizer.source, start, end, bits);
    }
    this.open.closingName = 0;
    this.open.closingStart = start;
    if (at < end && this.#isForeign(TagBit.htmlIntegrationPoint | TagBit.mathmlTextIntegrationPoint)) {
      this.#foreign.characters(this, at, end, bits);
      return;
    }
    while (at < end) at = this.#modes[this.mode]!.characters(this, at, end, bits);
  }

  startTag(): void {
    this.skipsLineEnd = false;
    this.open.closingName = 0;
    this.open.closingStart = this.tokenizer.tokenStart;
    this.processStartTag(this.tokenizer.tagName);
  }

  endTag(): void {
    const { tagName, tokenStart, tokenEnd } = this.tokenizer;
    this.skipsLineEnd = false;
    this.open.closingName = tagName;
    this.open.closingStart = tokenStart;
    this.open.closingEnd = tokenEnd;
    this.processEndTag(tagName);
  }

  comment(start: number, end: number, bits: number): void {
    this.skipsLineEnd = false;
    this.open.closingName = 0;
    this.open.closingStart = this.tokenizer.tokenStart;
    if (this.#isForeign(0)) this.insertComment(start, end, bits, this.open.current);
    else this.#modes[this.mode]!.comment(this, start, end, bits);
  }

  doctype(doctype: Doctype): void {
    this.skipsLineEnd = false;
    if (!this.#isForeign(0)) this.#modes[this.mode]!.doctype(this, doctype);
  }

  endOfFile(): void {
    this.open.closingName = 0;
    this.open.closingStart = this.tokenizer.tokenStart;
    while (this.#modes[this.mode]!.endOfFile(this));
  }

  /** The dispatcher for a start tag; also "reprocess the token". */
  processStartTag(tag: number): void {
    if (this.#isForeign(0) && !this.#startTagIsHtml(tag)) this.#foreign.startTag(this, tag);
    else applyTagRule(this.#modes[this.mode]!.startTags, this, tag);
  }

  /** The dispatcher for an end tag; also "reprocess the token". */
  processEndTag(tag: number): void {
    if (this.#isForeign(0)) this.#foreign.endTag(this, tag);
    else this.processEndTagAsHtml(tag);
  }

  /** "Process the token according to the rules given in the section corresponding to the current insertion mode". */
  processEndTagAsHtml(tag: number): void {
    applyTagRule(this.#modes[this.mode]!.endTags, this, tag);
  }

  /** The same for a start tag. */
  processStartTagAsHtml(tag: number): void {
    applyTagRule(this.#modes[this.mode]!.startTags, this, tag);
  }

  allowsCdata(): boolean {
    return this.#isForeign(0);
  }

  /** Whether the adjusted current node is foreign and not of the `exempt` kinds. */
  #isForeign(exempt: number): boolean {
    if (this.open.length === 0) return false;
    return (this.adjustedBits & (TagBit.html | exempt)) === 0;
  }

  #startTagIsHtml(tag: number): boolean {
    const bits = this.adjustedBits;
    if ((bits & TagBit.htmlIntegrationPoint) !== 0) return true;
    if ((bits & TagBit.mathmlTextIntegrationPoint) !== 0) return tag !== Tag.mglyph && tag !== Tag.malignmark;
    return (bits & TagBit.annotationXml) !== 0 && tag === Tag.svg;
  }

  /** Bits of the adjusted current node: the context element while only the root of a fragment is open. */
  get adjustedBits(): number {
    const { open } = this;
    return this.context !== null && open.length === 1 ? this.context.bits : open.currentBits;
  }

  // What the rules do.

  /** "Insert an HTML element for the token". */
  insertElement(tag: number): number {
    const node = this.createElement(tag, Namespace.html, this.outputTags.html(tag, this.tagNames.names));
    this.insertNode(node);
    this.open.push(node, tag, bitsOfHtml(tag));
    return node;
  }

  /** "Insert an HTML element for the token. Immediately pop the current node off the stack." */
  insertVoidElement(tag: number): number {
    const node = this.createElement(tag, Namespace.html, this.outputTags.html(tag, this.tagNames.names));
    this.insertNode(node);
    return node;
  }

  /** "Insert an HTML element for a … start tag token with no attributes": one that the source does not have. */
  insertImpliedElement(tag: number): number {
    const node = this.createBareElement(tag, Namespace.html, tag);
    this.insertNode(node);
    this.open.push(node, tag, bitsOfHtml(tag));
    return node;
  }

  /** "Create an element for the token": the element takes over the attribute rows. */
  createElement(name: number, namespace: number, outputTag: number): number {
    const { arena, tokenizer } = this;
    const node = this.createBareElement(name, namespace, outputTag);
    arena.attributeCount[node] = tokenizer.attributeCount;
    arena.attributes += tokenizer.attributeCount;
    arena.sourceStart[node] = tokenizer.tokenStart;
    arena.sourceEnd[node] = tokenizer.tokenEnd;
    this.droppedAttributes += tokenizer.droppedAttributes;
    tokenizer.attributeCount = 0;
    tokenizer.droppedAttributes = 0;
    return node;
  }

  /** Creates an element without attributes that is not in the tree or the source. */
  createBareElement(name: number, namespace: number, outputTag: number): number {
    const { arena } = this;
    const node = arena.createNode(NodeKind.element);
    arena.name[node] = name;
    arena.namespace[node] = namespace;
    arena.tag[node] = outputTag;
    return node;
  }

  /** Inserts a node at the appropriate place: in the current node, unless it has to be foster-parented. */
  insertNode(node: number): void {
    const { arena, open } = this;
    if (this.fosterParenting && (open.currentBits & TagBit.fosters) !== 0) {
      this.findFosterPlace();
      arena.insertBefore(this.placeParent, node, this.placeBefore);
    } else arena.append(open.current, node);
  }

  /** "Insert a character", for a whole range: extends a text node that ends at the insertion point. */
  insertText(start: number, end: number, bits: number): void {
    const { arena, open } = this;
    let parent = open.current;
    let before: number = NONE;
    if (this.fosterParenting && (open.currentBits & TagBit.fosters) !== 0) {
      this.findFosterPlace();
      parent = this.placeParent;
      before = this.placeBefore;
    }
    const sibling = before === NONE ? arena.lastChild[parent]! : arena.previous[before]!;
    if (sibling !== NONE && arena.kind[sibling] === NodeKind.text) {
      arena.addPiece(sibling, start, end, bits);
      return;
    }
    const node = arena.createNode(NodeKind.text);
    arena.addPiece(node, start, end, bits);
    arena.insertBefore(parent, node, before);
  }

  /** "Insert a comment", as the last child of `parent`. */
  insertComment(start: number, end: number, bits: number, parent: number): void {
    const { arena, tokenizer, open } = this;
    const isOutside = open.length > 0 && parent !== open.current;
    if (isOutside && (parent === 0 || parent === arena.sealedBy)) arena.sealedBy = NONE;
    const node = arena.createNode(NodeKind.comment);
    arena.addPiece(node, start, end, bits);
    arena.sourceStart[node] = tokenizer.tokenStart;
    arena.sourceEnd[node] = tokenizer.tokenEnd;
    if (isOutside) arena.sealedBy = parent;
    arena.append(parent, node);
  }

  /** The foster parent: before the last table, in the last template, or where a table without a parent was. */
  findFosterPlace(): void {
    const { arena, open } = this;
    const lastTemplate = open.lastOf(Tag.template);
    const lastTable = open.lastOf(Tag.table);
    this.placeBefore = NONE;
    if (lastTemplate > lastTable) this.placeParent = open.nodes[lastTemplate]!;
    else if (lastTable < 0) this.placeParent = open.nodes[0]!;
    else {
      const table = open.nodes[lastTable]!;
      const parent = arena.parent[table]!;
      this.placeParent = parent === NONE ? open.nodes[lastTable - 1]! : parent;
      this.placeBefore = parent === NONE ? NONE : table;
    }
    this.arena.isInOrder = false;
  }
}
