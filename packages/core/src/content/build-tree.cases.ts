import type { ContentElement, ContentNode } from './content-tree.ts';

type Part = string | ContentNode;

/** The content of an element. */
export type Parts = readonly Part[];

type Attributes = Readonly<Record<string, string>>;

/** The same after its attributes, if it has any. */
export type ElementParts = readonly (Attributes | Part)[];

/** An element as a test writes it: `element('a', { href: '/x' }, 'some ', element('b', 'words'))`. */
export function element(tag: string, ...parts: ElementParts): ContentElement {
  const [first, ...rest] = parts;
  const hasAttributes = typeof first === 'object' && !isNode(first);
  const children = (hasAttributes ? rest : parts) as Parts;
  return {
    kind: 'element',
    tag,
    attributes: new Map(hasAttributes ? Object.entries(first) : []),
    children: children.map((part) => (typeof part === 'string' ? text(part) : part)),
    node: 0,
  };
}

/** A text of the content. */
export function text(value: string): ContentNode {
  return { kind: 'text', text: value, node: 0 };
}

/** Content as the outputs get it. */
export function content(...parts: Parts): ContentElement {
  return element('div', ...parts);
}

function isNode(part: Attributes | ContentNode): part is ContentNode {
  return part['kind'] === 'element' || part['kind'] === 'text';
}
