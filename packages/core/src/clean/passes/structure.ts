import type { ContentElement, ContentNode } from '../content-tree.ts';
import type { Pass } from '../context.ts';
import { HEADINGS, MEANINGFUL_PHRASES, MODERN_NAMES, PLAIN_BLOCKS } from '../element-kinds.ts';
import { StructureBuilder } from '../structure/builder.ts';
import { CONTAINERS } from '../structure/containers.ts';

/** What has to be undone when an element ends; `null` for nothing. */
type Leave = (() => void) | null;

/** An element that has no inside to walk. */
const DONE = 'done';

/**
 * Brings the content into normal form: layout boxes dissolve, loose text becomes paragraphs, two line breaks
 * begin a new one, phrases around blocks move inside them, parts of lists and tables find their place, white space
 * collapses, and what is empty goes.
 */
export const structure: Pass = {
  name: 'clean/structure',
  run(content) {
    const builder = new StructureBuilder(content);
    const open: { readonly children: readonly ContentNode[]; index: number; readonly leave: Leave }[] = [
      { children: content.children, index: 0, leave: null },
    ];
    for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
      const node = frame.children[frame.index++];
      if (node === undefined) {
        frame.leave?.();
        open.pop();
      } else if (node.kind === 'text') builder.addText(node);
      else {
        const leave = enter(node, builder);
        if (leave !== DONE) open.push({ children: node.children, index: 0, leave });
      }
    }
    content.children = builder.finish();
  },
};

function enter(element: ContentElement, builder: StructureBuilder): Leave | typeof DONE {
  element.tag = MODERN_NAMES.get(element.tag) ?? element.tag;
  const { tag } = element;
  const leaf = LEAVES.get(tag);
  if (leaf !== undefined) {
    leaf(element, builder);
    return DONE;
  }
  if (HEADINGS.has(tag) || (tag === 'summary' && builder.canHold(tag))) return enterTitle(element, builder);
  if (CONTAINERS.has(tag) && builder.canHold(tag)) {
    builder.openContainer(element);
    return () => builder.closeContainer();
  }
  if (CONTAINERS.has(tag) || PLAIN_BLOCKS.has(tag) || tag === 'summary') return enterBlock(element, builder);
  return enterPhrase(element, builder);
}

/** Elements whose inside is not walked. */
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

function addMedia(element: ContentElement, builder: StructureBuilder): void {
  if (element.attributes.has('src')) builder.addAtom(element);
}

function enterTitle(element: ContentElement, builder: StructureBuilder): Leave {
  builder.openStyle({ tag: element.tag, source: element });
  return () => builder.closeStyle();
}

function enterBlock(element: ContentElement, builder: StructureBuilder): Leave {
  const isTitle = builder.style.tag !== 'p';
  if (isTitle && (element.tag !== 'p' || !builder.hasLine)) {
    // Lines of one title.
    builder.addBreak();
    return () => builder.addBreak();
  }
  builder.openStyle({ tag: 'p', source: element });
  return () => builder.closeStyle();
}

function enterPhrase(element: ContentElement, builder: StructureBuilder): Leave {
  if (!isMeaningful(element) || builder.hasPhrase(element.tag)) return null;
  builder.openPhrase(element);
  return () => builder.closePhrase(element);
}

function isMeaningful({ tag, attributes }: ContentElement): boolean {
  if (tag === 'a') return attributes.has('href');
  if (tag === 'span') return attributes.has('lang') || attributes.has('dir');
  return MEANINGFUL_PHRASES.has(tag);
}
