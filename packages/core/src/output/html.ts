import { Meter } from '../budget/meter.ts';
import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { rawTextOf } from '../content/content-walk.ts';
import { ATTRIBUTE_RULES } from '../elements/attribute-rules.ts';
import { isBlockElement, MEDIA } from '../elements/element-kinds.ts';
import { MATHML_ELEMENTS } from '../elements/mathml.ts';
import { GrowingText } from './growing-text.ts';
import { ALLOWED_ELEMENTS, VOID_ELEMENTS } from './html-allowed.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const HAS_SPECIAL = /[&<>]/u;
const SPECIAL_IN_TEXT = /[&<>]/gu;
const HAS_SPECIAL_IN_VALUE = /[&<>"]/u;
const SPECIAL_IN_VALUE = /[&<>"]/gu;
const SAFE_LANGUAGE = /^[\w#+.-]{1,32}$/u;

/** Task lists have no element of their own; as in GitHub's HTML, the mark is a disabled checkbox. */
const TASK_MARKS: Readonly<Record<string, string>> = {
  done: '<input type="checkbox" disabled checked> ',
  open: '<input type="checkbox" disabled> ',
};

const NOTE_NUMBER = /^\d{1,6}$/u;

/** An open element. */
interface Frame {
  readonly children: readonly ContentNode[];
  index: number;
  /** Its tag, or `''` if only its children are written. */
  readonly tag: string;
}

/**
 * The content as inert HTML. Safe by construction for any tree: it only ever writes elements and attributes of the
 * allow-list, keeps the text of all others, and escapes all text.
 */
export function toHtml(content: ContentElement, meter: Meter = new Meter()): string {
  const writer = new HtmlWriter(PLAIN, meter);
  writer.write(content);
  return writer.html.trimEnd();
}

/** Escapes the text of a page, also for HTML that is embedded in another format. */
export interface HtmlWording {
  /** What follows a block. */
  readonly lineEnd: string;
  /** Text between tags. */
  readonly text: (text: string) => string;
  /** Text in which every space counts. */
  readonly code: (code: string) => string;
  /** Text in a quoted attribute. */
  readonly value: (value: string) => string;
}

const PLAIN: HtmlWording = { lineEnd: '\n', text: escapeHtml, code: escapeHtml, value: escapeValue };

/** Writes any tree as HTML that can do nothing but show itself. */
export class HtmlWriter {
  readonly #out = new GrowingText();
  #mathDepth = 0;
  #linkDepth = 0;
  /** Where the last block ended, and how many elements were open there. */
  #blockEnd = 0;
  #blockDepth = 1;
  readonly #meter: Meter;
  readonly #wording: HtmlWording;

  constructor(wording: HtmlWording, meter: Meter = new Meter()) {
    this.#wording = wording;
    this.#meter = meter;
  }

  /** What is written. */
  get html(): string {
    return this.#out.toString();
  }

  /** Writes the content of an element. */
  write(content: ContentElement): void {
    const frames: Frame[] = [{ children: content.children, index: 0, tag: '' }];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const before = this.#out.length;
      const node = frame.children[frame.index++];
      if (node === undefined) {
        frames.pop();
        if (frame.tag !== '') this.#end(frame.tag);
        // A phrase around blocks must be closed too.
        if (isBlockElement(frame.tag) || frames.length < this.#blockDepth) {
          this.#blockEnd = this.#out.length;
          this.#blockDepth = frames.length;
        }
      } else if (node.kind === 'text') this.#out.add(this.#wording.text(node.text));
      else this.#start(node, frames);
      if (!this.#meter.take(this.#out.length - before)) this.#cut(frames);
    }
  }

  /** Ends the output where the last block ended. */
  #cut(frames: Frame[]): void {
    this.#out.cut(this.#blockEnd);
    frames.length = Math.min(frames.length, this.#blockDepth);
    for (let frame = frames.pop(); frame !== undefined; frame = frames.pop())
      if (frame.tag !== '') this.#end(frame.tag);
  }

  #start(element: ContentElement, frames: Frame[]): void {
    const { tag, children } = element;
    const isInFormula = this.#mathDepth > 0;
    if (!isInFormula && isLeaf(element)) this.#out.add(this.#leaf(element));
    else if (!this.#isAllowed(tag)) frames.push({ children, index: 0, tag: '' });
    else {
      const isFormula = isInFormula || tag === 'math';
      const { value } = this.#wording;
      const attributes = isFormula ? formulaAttributes(element, value) : attributesOf(element, value);
      if (MEDIA.has(tag) && !attributes.includes(' src="')) return;
      const isPlayer = tag === 'video' || tag === 'audio';
      this.#out.add(`<${tag}${attributes}${isPlayer ? ' controls preload="none"' : ''}>`);
      if (VOID_ELEMENTS.has(tag)) {
        if (tag !== 'img') this.#out.add(this.#wording.lineEnd);
        return;
      }
      if (tag === 'li') this.#out.add(TASK_MARKS[element.attributes.get('data-task') ?? ''] ?? '');
      if (tag === 'math') this.#mathDepth++;
      else if (tag === 'a') this.#linkDepth++;
      frames.push({ children, index: 0, tag });
    }
  }

  #end(tag: string): void {
    this.#out.add(`</${tag}>`);
    if (isBlockElement(tag)) this.#out.add(this.#wording.lineEnd);
    if (tag === 'math') this.#mathDepth--;
    else if (tag === 'a') this.#linkDepth--;
  }

  #leaf(element: ContentElement): string {
    const { text, code, lineEnd } = this.#wording;
    return element.tag === 'pre' ? codeBlock(element, code) + lineEnd : noteReference(element, text);
  }

  /**
   * Inside a formula there is only MathML, outside only HTML: nothing can slip from one to the other. A link is never
   * inside a link, because a parser would split them.
   */
  #isAllowed(tag: string): boolean {
    if (this.#mathDepth > 0) return tag !== 'math' && MATHML_ELEMENTS.has(tag);
    if (tag === 'a') return this.#linkDepth === 0;
    return tag === 'math' || ALLOWED_ELEMENTS.has(tag);
  }
}

function attributesOf({ tag, attributes }: ContentElement, write: HtmlWording['value']): string {
  if (attributes.size === 0) return '';
  let written = tag === 'li' ? noteId(attributes.get('data-note')) : '';
  for (const name of ALLOWED_ELEMENTS.get(tag) ?? []) {
    const value = attributes.get(name);
    const safe = value === undefined ? null : ATTRIBUTE_RULES.get(name)!(value);
    if (safe !== null) written += ` ${name}="${write(safe)}"`;
  }
  return written;
}

function noteId(number: string | undefined): string {
  return number !== undefined && NOTE_NUMBER.test(number) ? ` id="fn-${number}"` : '';
}

/** A formula keeps its source, so that nobody has to guess it from the picture. */
function formulaAttributes({ tag, attributes }: ContentElement, write: HtmlWording['value']): string {
  if (tag !== 'math') return '';
  const display = attributes.get('display') === 'block' ? ' display="block"' : '';
  const tex = attributes.get('alttext')?.slice(0, MAX_TEX).trim() ?? '';
  return tex === '' ? display : `${display} alttext="${write(tex)}"`;
}

/** Longest source of a formula in the output. @cap */
const MAX_TEX = 10_000;

/** Whether an element is written as a whole. */
function isLeaf({ tag, attributes }: ContentElement): boolean {
  return tag === 'pre' || (tag === 'sup' && attributes.has('data-note-ref'));
}

function noteReference(element: ContentElement, write: HtmlWording['text']): string {
  const number = element.attributes.get('data-note-ref')!;
  if (!NOTE_NUMBER.test(number)) return `<sup>${write(rawTextOf(element))}</sup>`;
  return `<sup><a href="#fn-${number}">${number}</a></sup>`;
}

/** Code as a block. */
export function codeBlock(element: ContentElement, write: HtmlWording['code']): string {
  const language = element.attributes.get('data-lang') ?? '';
  const code = SAFE_LANGUAGE.test(language) ? `<code class="language-${language}">` : '<code>';
  return `<pre>${code}${write(rawTextOf(element))}</code></pre>`;
}

/** Text that means itself between tags. */
export function escapeHtml(text: string): string {
  return !HAS_SPECIAL.test(text) ? text : text.replace(SPECIAL_IN_TEXT, (char) => ESCAPES[char]!);
}

/** Escapes text in a quoted attribute. */
export function escapeValue(text: string): string {
  return !HAS_SPECIAL_IN_VALUE.test(text) ? text : text.replace(SPECIAL_IN_VALUE, (char) => ESCAPES[char]!);
}
