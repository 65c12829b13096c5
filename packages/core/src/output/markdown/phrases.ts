import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { rawTextOf } from '../../content/content-walk.ts';
import { isBlockElement } from '../../elements/element-kinds.ts';
import { plainPhrases } from '../plain-phrases.ts';
import { codeSpan } from './code.ts';
import { destination } from './destination.ts';
import { escapeText, type Surroundings } from './escape.ts';
import { valueInMarkdown } from './html-in-markdown.ts';
import type { InlineWriter, Mark, Wrapper } from './inlines.ts';
import { inlineTex } from './tex.ts';

/** Writes the start of an element. Returns what to do at its end, `null` for nothing, or `'done'` if it is complete. */
export type PhraseHandler = (element: ContentElement, writer: InlineWriter) => (() => void) | null | 'done';

const NOTHING: PhraseHandler = () => 'done';

/** The handlers of inline elements; any other element is replaced by its content. */
const PHRASE_HANDLERS: ReadonlyMap<string, PhraseHandler> = new Map<string, PhraseHandler>([
  ...['strong', 'b'].map((tag): [string, PhraseHandler] => [tag, marked('**')]),
  ...['em', 'i', 'cite', 'dfn', 'var'].map((tag): [string, PhraseHandler] => [tag, marked('*')]),
  ...['del', 's'].map((tag): [string, PhraseHandler] => [tag, marked('~~')]),
  // GFM has no marks for these, but allows the tags.
  ...['sub', 'kbd', 'mark', 'ins'].map((tag): [string, PhraseHandler] => [tag, tagged(tag)]),
  ...['code', 'samp'].map((tag): [string, PhraseHandler] => [tag, code]),
  ['sup', raised],
  ['abbr', abbreviation],
  ['a', link],
  ['img', image],
  ['video', player],
  ['audio', player],
  ['math', formula],
  ['br', lineBreak],
  ['q', around('“', '”')],
  // A ruby reading follows its base text in parentheses: 漢字(かんじ).
  ['rt', around('(', ')')],
  ['rp', NOTHING],
]);

/** Writes inline content, without recursion. */
export function writePhrases(nodes: readonly ContentNode[], writer: InlineWriter): void {
  const open: (ContentNode | (() => void))[] = [...nodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'function') node();
    else if (node.kind === 'text') writer.text(node.text);
    else {
      const handler = PHRASE_HANDLERS.get(node.tag) ?? (isBlockElement(node.tag) ? around(' ', ' ') : null);
      const leave = handler === null ? null : handler(node, writer);
      if (leave === 'done') continue;
      if (leave !== null) open.push(leave);
      for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
    }
  }
}

function marked(mark: Mark): PhraseHandler {
  return (_, writer) =>
    wrap(writer, { kind: 'mark', mark }, (outer) => outer.kind === 'mark' && outer.mark === mark);
}

function tagged(tag: string): PhraseHandler {
  const open = `<${tag}>`;
  return (_, writer) =>
    wrap(
      writer,
      { kind: 'tags', open, close: `</${tag}>` },
      (outer) => outer.kind === 'tags' && outer.open === open,
    );
}

/** Opens a wrapper unless one of the same kind is open, because Markdown cannot nest them. */
function wrap(
  writer: InlineWriter,
  wrapper: Wrapper,
  isSame: (outer: Wrapper) => boolean,
): (() => void) | null {
  if (writer.isInside(isSame)) return null;
  writer.open(wrapper);
  return () => writer.close();
}

function around(before: string, after: string): PhraseHandler {
  return (_, writer) => {
    writer.text(before);
    return () => writer.text(after);
  };
}

function code(element: ContentElement, writer: InlineWriter): 'done' {
  const text = plainPhrases(element.children).replace(LINE_ENDS, ' ');
  if (text !== '') writer.raw(codeSpan(text, isInLink(writer)));
  return 'done';
}

function link({ attributes }: ContentElement, writer: InlineWriter): (() => void) | null {
  const target = destination(attributes.get('href'), attributes.get('title'), 'link');
  return target === null ? null : wrap(writer, { kind: 'link', target }, isLink);
}

function isLink(wrapper: Wrapper): boolean {
  return wrapper.kind === 'link';
}

function isInLink(writer: InlineWriter): boolean {
  return writer.isInside(isLink);
}

function image({ attributes }: ContentElement, writer: InlineWriter): 'done' {
  const target = destination(attributes.get('src'), attributes.get('title'), 'resource');
  if (target === null) return 'done';
  const words = alternative(attributes.get('alt') ?? '');
  writer.raw(isInLink(writer) ? imageInLink(words, target) : `![${words}]${target}`);
  return 'done';
}

/**
 * A link counts as one only if the brackets in it pair up, and marked also counts those in the words and the address of an
 * image, despite their backslashes. Bare addresses in what then is not a link swallow the marks of the code after them.
 */
function imageInLink(words: string, target: string): string {
  const safe = words.replace(ESCAPED_BRACKET, (_, bracket: string) => `&#${bracket.charCodeAt(0)};`);
  return `![${safe}]${target.replace(BRACKET, encodeURIComponent)}`;
}

const ESCAPED_BRACKET = /\\([[\]])/gu;
const BRACKET = /[[\]]/gu;

/** A player becomes a link to its media, named after the file. */
function player({ attributes }: ContentElement, writer: InlineWriter): 'done' {
  const target = destination(attributes.get('src'), undefined, 'link');
  if (target === null || isInLink(writer)) return 'done';
  const name = attributes.get('title')?.trim() || fileName(attributes.get('src') ?? '');
  writer.raw(`[${label(name)}]${target}`);
  return 'done';
}

function fileName(url: string): string {
  const path = url.split(FILE_END, 1)[0]!;
  return path.slice(path.lastIndexOf('/') + 1) || url;
}

function formula(element: ContentElement, writer: InlineWriter): 'done' {
  const { attributes } = element;
  const tex = (attributes.get('alttext') ?? '').trim();
  if (tex === '') writer.text(rawTextOf(element));
  else writer.raw(inlineTex(tex, attributes.get('display') === 'block'));
  return 'done';
}

const RAISED = tagged('sup');
const NOTE_NUMBER = /^\d{1,6}$/u;

function raised(element: ContentElement, writer: InlineWriter): ReturnType<PhraseHandler> {
  const note = element.attributes.get('data-note-ref') ?? '';
  // Links do not nest, and a number in brackets before a colon would be a definition.
  if (!NOTE_NUMBER.test(note) || isInLink(writer)) return RAISED(element, writer);
  writer.raw(`[^${note}]`);
  return 'done';
}

/** The long form of an abbreviation appears nowhere else, and GFM allows the tag. */
function abbreviation({ attributes }: ContentElement, writer: InlineWriter): (() => void) | null {
  const title = oneLine(attributes.get('title')?.slice(0, MAX_LABEL) ?? '');
  if (title === '') return null;
  return wrap(
    writer,
    { kind: 'tags', open: `<abbr title="${valueInMarkdown(title)}">`, close: '</abbr>' },
    (outer) => outer.kind === 'tags' && outer.close === '</abbr>',
  );
}

function lineBreak(_: ContentElement, writer: InlineWriter): 'done' {
  writer.break();
  return 'done';
}

/** Longest alternative text in the output. @cap */
const MAX_LABEL = 1000;
const SPACES = /\s+/gu;
const LINE_ENDS = /[\n\u2028\u2029]/gu;
const FILE_END = /[?#]/u;

function oneLine(text: string): string {
  return text.replace(SPACES, ' ').trim();
}

const LABEL: Surroundings = { isInLink: true, hasFormula: true, hasLooseCode: false, isAlone: false };

/** The alternative text of a picture. It becomes an attribute, in which some readers look for the end of the tag. */
function alternative(text: string): string {
  return label(text).replaceAll('>', '&gt;');
}

function label(text: string): string {
  return escapeText(oneLine(text.slice(0, MAX_LABEL)), LABEL);
}
