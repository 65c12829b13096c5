import { Parser, type ParserOptions, Token } from 'parse5';
import { NO_NODE } from '../tree.ts';
import { Field, type TreeBuilder } from '../tree-builder.ts';
import { type AttributeRanges, type NodeMap, treeAdapterFor } from './tree-adapter.ts';

type Location = Token.LocationWithAttributes | null;
type InsertionPoint = { parent: number; beforeElement: number | null };

/** parse5 does not export the type of its list entries; the other one is a marker. */
const ELEMENT_ENTRY = 1;

/**
 * parse5's parser, taught three things: to give text and source offsets to the builder, to re-open no more than
 * `maxReconstructed` formatting elements at a place (the standard's own rule is quadratic), and to build no
 * location objects on the way.
 */
export class CappedParser extends Parser<NodeMap> {
  readonly builder: TreeBuilder;
  readonly maxReconstructed: number;
  /** Formatting elements that were not re-opened. */
  droppedFormatting = 0;
  #isReconstructing = false;

  constructor(builder: TreeBuilder, maxReconstructed: number) {
    const options: ParserOptions<NodeMap> = {
      treeAdapter: treeAdapterFor(builder, (attributes) => this.#rangesOf(attributes)),
      scriptingEnabled: false,
      sourceCodeLocationInfo: true,
    };
    super(options);
    this.builder = builder;
    this.maxReconstructed = maxReconstructed;
  }

  override _attachElementToTree(element: number, location: Location, at: InsertionPoint): void {
    // A clone of an element that is open already has no place of its own in the source.
    if (location !== null && !this.#isReconstructing) {
      this.builder.setSource(element, location.startOffset, location.endOffset);
    }
    this.builder.insert(at.parent, element, at.beforeElement ?? NO_NODE);
  }

  override _setEndLocation(element: number, closing: Token.Token | null): void {
    // Text before any tag closes the implied head while parse5 has no current token yet.
    const location = closing?.location;
    if (!closing || !location || this.builder.get(element, Field.sourceStart) === NO_NODE) return;
    const isOwnEndTag =
      closing.type === Token.TokenType.END_TAG && closing.tagName === this.treeAdapter.getTagName(element);
    const start = this.builder.get(element, Field.sourceStart);
    this.builder.setSource(element, start, isOwnEndTag ? location.endOffset : location.startOffset);
  }

  override _insertCharacters(token: Token.CharacterToken): void {
    const { startOffset, endOffset } = token.location!;
    const at = this._shouldFosterParentOnInsertion()
      ? this._findFosterParentingLocation()
      : { parent: this.openElements.currentTmplContentOrNode, beforeElement: null };
    this.builder.insertText(at.parent, token.chars, startOffset, endOffset, at.beforeElement ?? NO_NODE);
  }

  override _appendCommentNode(token: Token.CommentToken, parent: number): void {
    const node = this.treeAdapter.createCommentNode(token.data);
    if (token.location) this.builder.setSource(node, token.location.startOffset, token.location.endOffset);
    this.builder.insert(parent, node);
  }

  override _setDocumentType(token: Token.DoctypeToken): void {
    this.treeAdapter.setDocumentType(0, token.name ?? '', token.publicId ?? '', token.systemId ?? '');
  }

  override _reconstructActiveFormattingElements(): void {
    this.#dropOldestFormatting();
    this.#isReconstructing = true;
    super._reconstructActiveFormattingElements();
    this.#isReconstructing = false;
  }

  /** Forgets the oldest of the formatting elements that would be re-opened, down to the cap. */
  #dropOldestFormatting(): void {
    const list = this.activeFormattingElements;
    let count = 0;
    let entry = list.newest;
    while (
      entry !== null &&
      (entry.type as number) === ELEMENT_ENTRY &&
      !this.openElements.contains((entry as ElementEntry).element)
    ) {
      const older: typeof list.newest = entry.older;
      if (++count > this.maxReconstructed) {
        list.removeEntry(entry as never);
        this.droppedFormatting++;
      }
      entry = older;
    }
  }

  /** Where the attributes stand, if they are those of the tag being read. */
  #rangesOf(attributes: readonly Token.Attribute[]): AttributeRanges | undefined {
    const token = this.currentToken as Token.TagToken | null;
    return token?.attrs === attributes ? token.location?.attrs : undefined;
  }
}

interface ElementEntry {
  readonly element: number;
}
