import { AttributeList } from '../../content/content-attributes.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import type { PostHead } from '../../threads/arrange-thread.ts';
import type { Pass } from '../context.ts';
import { classesOf } from './class-names.ts';

/** Lists, tables and quotes, which posts are not: they would be numbered and indented, or cells of a row. */
const OUTER: ReadonlySet<string> = new Set(
  'ul ol dl li dt dd table thead tbody tfoot tr td th caption blockquote'.split(' '),
);

/** Elements that may be a whole post; the header line is inserted before them, and they stay as they are. */
const KEPT_WHOLE: ReadonlySet<string> = new Set(
  'pre table ul ol dl blockquote figure h1 h2 h3 h4 h5 h6'.split(' '),
);
/** Elements that may begin with the header line. */
const BOXES: ReadonlySet<string> = new Set(
  'div section article main p li dt dd td th tr thead tbody tfoot caption'.split(' '),
);

/** Class names that forums give to quotes in posts. */
const QUOTE = /^(?:quote|bb-?code_?-?quote|quote-?_?content)$/iu;

/** Writes a rule and a line with author and time above each post of a discussion. */
export const postHeads: Pass = {
  name: 'clean/post-heads',
  run(_content, { heads }, elements) {
    if (heads === undefined || heads.size === 0) return false;
    const parents = new Map<ContentNode, ContentElement>();
    for (const element of elements) for (const child of element.children) parents.set(child, element);
    moveOutOfQuotes(elements.filter(({ node }) => heads.has(node)));
    const isPlain = new Set<ContentElement>();
    const above = new Map<ContentNode, ContentNode[]>();
    let isFirst = true;
    for (const element of elements) {
      const head = heads.get(element.node);
      if (head === undefined) {
        if (!isFirst && isQuote(element)) element.tag = 'blockquote';
        continue;
      }
      const line = isFirst ? [headLine(head)] : [newElement('hr', []), headLine(head)];
      isFirst = false;
      let box = element;
      while (!KEPT_WHOLE.has(box.tag) && !BOXES.has(box.tag)) box = parents.get(box) ?? box;
      const holder = KEPT_WHOLE.has(box.tag) ? parents.get(box) : undefined;
      if (holder === undefined) box.children.unshift(...line);
      else above.set(box, [...(above.get(box) ?? []), ...line]);
      for (
        let around = holder ?? box;
        around !== undefined && !isPlain.has(around);
        around = parents.get(around)!
      ) {
        isPlain.add(around);
        if (OUTER.has(around.tag)) around.tag = 'div';
      }
    }
    for (const holder of new Set([...above.keys()].map((box) => parents.get(box)!)))
      holder.children = holder.children.flatMap((child) => [...(above.get(child) ?? []), child]);
    return true;
  },
};

/** Where most posts are quotes as a whole, that is only how the forum indents them. */
function moveOutOfQuotes(posts: readonly ContentElement[]): void {
  const quotes = posts.filter(({ tag }) => tag === 'blockquote');
  if (quotes.length > 1 && 2 * quotes.length > posts.length) for (const quote of quotes) quote.tag = 'div';
}

function isQuote(element: ContentElement): boolean {
  return (
    element.tag === 'div' &&
    classesOf(element).some((name) => QUOTE.test(name)) &&
    !element.children.some((child) => child.kind === 'element' && child.tag === 'blockquote')
  );
}

/** The line above a post: `✓ Ada · 2026-01-02 10:30 · +3`. */
function headLine({ author, time, votes, isAccepted }: PostHead): ContentElement {
  const parts: ContentNode[] = [newElement('strong', [text(author)])];
  if (isAccepted) parts.unshift(text('✓ '));
  if (time !== '') parts.push(text(' · '), newElement('time', [text(shortTime(time))], time));
  if (votes !== null) parts.push(text(` · ${votes < 0 ? '' : '+'}${votes}`));
  const line = newElement('address', parts);
  // Not part of the running text.
  line.attributes.set('data-post', '');
  return line;
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u;

/** A time by the calendar to the minute; other times as the page writes them. */
function shortTime(time: string): string {
  return ISO.exec(time)?.[0].replace('T', ' ') ?? time;
}

/** A new element; what it says is in no single place of the page, so its texts have none. */
function newElement(tag: string, children: ContentNode[], datetime?: string): ContentElement {
  const attributes = new AttributeList(datetime === undefined ? [] : [['datetime', datetime]]);
  return { kind: 'element', tag, attributes, children, node: 0 };
}

function text(value: string): ContentNode {
  return { kind: 'text', text: value, node: 0 };
}
