import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { rawTextOf } from '../../../content/content-walk.ts';
import { ATTRIBUTE_RULES } from '../../../elements/attribute-rules.ts';
import {
  HEADINGS,
  MEANINGFUL_PHRASES,
  MODERN_NAMES,
  PLAIN_BLOCK_ELEMENTS,
} from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { StructureBuilder } from './builder.ts';
import { CONTAINERS } from './containers.ts';

/** What to do when an element ends; `null` for nothing. */
type Leave = ((builder: StructureBuilder, element: ContentElement) => void) | null;

/** An element on the path of the walk. */
interface Frame {
  readonly element: ContentElement;
  /** Its children before the walk; a container gets new ones. */
  readonly children: readonly ContentNode[];
  index: number;
  readonly leave: Leave;
  readonly isPhrase: boolean;
}

/** The element has no children to walk. */
const DONE = 'done';

/**
 * Brings the content into normal form: dissolves layout boxes, makes paragraphs of loose text and at double line
 * breaks, moves phrases around blocks inside them, puts parts of lists and tables in their place, collapses white
 * space, and drops what is empty.
 */
export const structure: Pass = {
  name: 'clean/structure',
  run(content, { keepsPlaces = false }) {
    const builder = new StructureBuilder(content, keepsPlaces);
    const open: Frame[] = [
      { element: content, children: content.children, index: 0, leave: null, isPhrase: false },
    ];
    for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
      const node = frame.children[frame.index++];
      if (node === undefined) {
        frame.leave?.(builder, frame.element);
        if (frame.isPhrase) builder.seam.close(frame.element.tag);
        open.pop();
      } else if (node.kind === 'text') builder.addText(node);
      else {
        node.tag = MODERN_NAMES.get(node.tag) ?? node.tag;
        const kind = KINDS.get(node.tag) ?? Kind.phrase;
        const { children } = node;
        const leave = enter(node, kind, builder);
        if (leave === DONE) continue;
        const isPhrase = kind === Kind.phrase;
        if (isPhrase) builder.seam.open(node.tag);
        open.push({ element: node, children, index: 0, leave, isPhrase });
      }
    }
    content.children = builder.finish();
    return true;
  },
};

/** What an element is to the structure. */
const Kind = { phrase: 0, leaf: 1, heading: 2, summary: 3, container: 4, block: 5 } as const;

function enter(element: ContentElement, kind: number, builder: StructureBuilder): Leave | typeof DONE {
  switch (kind) {
    case Kind.phrase:
      return enterPhrase(element, builder);
    case Kind.leaf:
      LEAVES.get(element.tag)!(element, builder);
      return DONE;
    case Kind.heading:
      return enterTitle(element, builder);
    case Kind.block:
      return enterBlock(element, builder);
    default:
      if (!builder.canHold(element.tag)) return enterBlock(element, builder);
      if (kind === Kind.summary) return enterTitle(element, builder);
      builder.openContainer(element);
      return CLOSE_CONTAINER;
  }
}

const CLOSE_CONTAINER: Leave = (builder) => builder.closeContainer();
const CLOSE_PHRASE: Leave = (builder, element) => builder.closePhrase(element);
const CLOSE_STYLE: Leave = (builder) => builder.closeStyle();
const BREAK: Leave = (builder) => builder.addBreak();

/** Elements whose children are not walked. */
const LEAVES: ReadonlyMap<string, (element: ContentElement, builder: StructureBuilder) => void> = new Map([
  ['br', (_, builder) => builder.addBreak()],
  ['hr', (element, builder) => builder.addBlock(element)],
  ['pre', (element, builder) => element.children.length > 0 && builder.addBlock(element)],
  ['img', addMedia],
  ['video', addMedia],
  ['audio', addMedia],
  ['math', (element, builder) => element.children.length > 0 && builder.addAtom(element)],
  ['wbr', () => {}],
  ['source', () => {}],
]);

/** Every element that is not a phrase. */
const KINDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...[...PLAIN_BLOCK_ELEMENTS].map((tag): [string, number] => [tag, Kind.block]),
  ...[...CONTAINERS].map((tag): [string, number] => [tag, Kind.container]),
  ...[...HEADINGS].map((tag): [string, number] => [tag, Kind.heading]),
  ...[...LEAVES.keys()].map((tag): [string, number] => [tag, Kind.leaf]),
  ['summary', Kind.summary],
]);

function addMedia(element: ContentElement, builder: StructureBuilder): void {
  if (element.attributes.has('src')) builder.addAtom(element);
}

function enterTitle(element: ContentElement, builder: StructureBuilder): Leave {
  builder.openStyle({ tag: element.tag, source: element });
  return CLOSE_STYLE;
}

function enterBlock(element: ContentElement, builder: StructureBuilder): Leave {
  const isTitle = builder.style.tag !== 'p';
  if (isTitle && (element.tag !== 'p' || !builder.hasLine)) {
    // Lines of one title.
    builder.addBreak();
    return BREAK;
  }
  builder.openStyle({ tag: 'p', source: element });
  return CLOSE_STYLE;
}

function enterPhrase(element: ContentElement, builder: StructureBuilder): Leave {
  if (!isMeaningful(element) || builder.hasPhrase(element.tag)) return null;
  builder.openPhrase(element);
  return CLOSE_PHRASE;
}

/** The attributes for which a `<span>` is worth keeping. */
const LINGUISTIC: readonly string[] = ['lang', 'dir'];

function isWritten(name: string, value: string | undefined): boolean {
  return value !== undefined && ATTRIBUTE_RULES.get(name)!(value) !== null;
}

const LETTER = /\p{L}/u;

function isMeaningful(element: ContentElement): boolean {
  const { tag, attributes } = element;
  // Brackets for browsers without ruby support; if it contains words, the author misused the element.
  if (tag === 'rp') return !LETTER.test(rawTextOf(element));
  if (tag === 'a') return attributes.has('href');
  if (tag === 'span')
    return attributes.size > 0 && LINGUISTIC.some((name) => isWritten(name, attributes.get(name)));
  return MEANINGFUL_PHRASES.has(tag);
}
