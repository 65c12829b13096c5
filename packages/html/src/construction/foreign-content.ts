import {
  ADJUSTED_MATHML_ATTRIBUTES,
  ADJUSTED_SVG_ATTRIBUTES,
  ADJUSTED_SVG_TAGS,
} from '../names/foreign-names.ts';
import { Barrier, bitsOfMathml, bitsOfSvg, TagBit } from '../names/tag-bits.ts';
import { Tag, tagIds } from '../names/tags.ts';
import { decodeRange, TextBit } from '../text/decode.ts';
import { isWhitespace } from '../text/segments.ts';
import { Namespace } from '../tree.ts';
import { ATTRIBUTES, type ForeignRules, type TreeConstruction } from './tree-construction.ts';

const LEAVES_FOREIGN_CONTENT: ReadonlySet<number> = new Set(
  tagIds(
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
      'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ),
);
const FONT_ATTRIBUTES: ReadonlySet<number> = new Set([
  ATTRIBUTES.indexOf('color'),
  ATTRIBUTES.indexOf('face'),
  ATTRIBUTES.indexOf('size'),
]);
const ENCODING = ATTRIBUTES.indexOf('encoding');
const HTML_ENCODINGS: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/** The rules for parsing tokens in foreign content (section 13.2.6.5). */
export const foreignRules: ForeignRules = {
  characters: (tree, start, end, bits) => {
    const nulls = tree.tokenizer.hasNull(start, end) ? TextBit.nulls : 0;
    tree.insertText(start, end, bits | nulls);
    if (tree.framesetOk) tree.framesetOk = isOnlyNullsAndWhitespace(tree, start, end, bits);
  },

  startTag: (tree, tag) => {
    if (LEAVES_FOREIGN_CONTENT.has(tag) || (tag === Tag.font && hasFontAttribute(tree))) {
      popToHtml(tree);
      tree.processStartTagAsHtml(tag);
      return;
    }
    insertForeignElement(tree, tag, adjustedNamespace(tree));
  },

  endTag: (tree, tag) => {
    const { open } = tree;
    if (tag === Tag.br || tag === Tag.p) {
      popToHtml(tree);
      tree.processEndTagAsHtml(tag);
      return;
    }
    // Only the root of a fragment is open, and the context element is foreign.
    if (open.length === 1) return;
    const match = open.lastForeignOf(tag);
    if (match > open.nearest(Barrier.html)) open.popThrough(match);
    else tree.processEndTagAsHtml(tag);
  },
};

/** NUL is an error here but does not count as content that forbids a frameset. */
function isOnlyNullsAndWhitespace(tree: TreeConstruction, start: number, end: number, bits: number): boolean {
  const text = decodeRange(tree.tokenizer.source, start, end, bits & TextBit.references);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit !== 0 && !isWhitespace(unit)) return false;
  }
  return true;
}

/** Pops until the current node is an integration point or HTML. */
function popToHtml(tree: TreeConstruction): void {
  const { open } = tree;
  const stops = TagBit.html | TagBit.htmlIntegrationPoint | TagBit.mathmlTextIntegrationPoint;
  while ((open.currentBits & stops) === 0) open.pop();
}

function adjustedNamespace(tree: TreeConstruction): number {
  const { open, context, arena } = tree;
  return context !== null && open.length === 1 ? context.namespace : arena.namespace[open.current]!;
}

function hasFontAttribute(tree: TreeConstruction): boolean {
  const { arena, tokenizer } = tree;
  for (let index = 0; index < tokenizer.attributeCount; index++) {
    if (FONT_ATTRIBUTES.has(arena.attributeName[arena.attributes + index]!)) return true;
  }
  return false;
}

/** "Insert a foreign element for the token", with names and attributes adjusted. */
export function insertForeignElement(tree: TreeConstruction, tag: number, namespace: number): void {
  const name = tree.tagNames.names[tag]!;
  const isSvg = namespace === Namespace.svg;
  const outputName = isSvg ? (ADJUSTED_SVG_TAGS.get(name) ?? name) : name;
  const node = tree.createElement(tag, namespace, tree.outputTags.foreign(outputName));
  adjustAttributes(tree, node, isSvg ? ADJUSTED_SVG_ATTRIBUTES : ADJUSTED_MATHML_ATTRIBUTES);
  tree.insertNode(node);
  if (tree.tokenizer.isSelfClosing) return;
  let bits = isSvg ? bitsOfSvg(tag) : bitsOfMathml(tag);
  if ((bits & TagBit.annotationXml) !== 0 && isHtmlAnnotation(tree, node))
    bits |= TagBit.htmlIntegrationPoint;
  tree.open.push(node, -tag, bits);
}

function adjustAttributes(tree: TreeConstruction, node: number, names: ReadonlyMap<string, string>): void {
  const { arena, attributeNames } = tree;
  const first = arena.firstAttribute[node]!;
  for (let row = first; row < first + arena.attributeCount[node]!; row++) {
    const adjusted = names.get(attributeNames.names[arena.attributeName[row]!]!);
    if (adjusted !== undefined) arena.attributeName[row] = attributeNames.internExact(adjusted);
  }
}

function isHtmlAnnotation(tree: TreeConstruction, node: number): boolean {
  const { arena, tokenizer } = tree;
  const first = arena.firstAttribute[node]!;
  for (let row = first; row < first + arena.attributeCount[node]!; row++) {
    if (arena.attributeName[row] !== ENCODING || arena.valueStart[row]! < 0) continue;
    const value = decodeRange(
      tokenizer.source,
      arena.valueStart[row]!,
      arena.valueEnd[row]!,
      arena.valueBits[row]!,
    );
    return HTML_ENCODINGS.has(value.toLowerCase());
  }
  return false;
}
