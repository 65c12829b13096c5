import type { ContentElement, ContentNode } from '../clean/content-tree.ts';
import { rawTextOf } from '../clean/content-walk.ts';
import { isBlock } from '../clean/element-kinds.ts';
import { MATHML_ELEMENTS } from '../clean/mathml.ts';
import { ALLOWED_ELEMENTS, NEEDS_SRC, NOT_NESTED, VOID_ELEMENTS } from './html-allowed.ts';
import { ATTRIBUTE_RULES } from './html-attributes.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SPECIAL_IN_TEXT = /[&<>]/gu;
const SPECIAL_IN_VALUE = /[&<>"]/gu;
const SAFE_LANGUAGE = /^[\w#+.-]{1,32}$/u;

/** Task lists have no element of their own; the mark is text. */
const TASK_MARKS: Readonly<Record<string, string>> = { done: '☑ ', open: '☐ ' };

/** What is left to write: a node, or text that closes an element. */
interface Pending {
  readonly node: ContentNode | null;
  readonly after: string;
  readonly closes: string;
}

/**
 * The content as HTML that can do nothing but show itself. Safe by construction for any tree: only names and
 * attributes of the allow-list are ever written, the text of all other elements stays, and all text is escaped.
 */
export function toHtml(content: ContentElement): string {
  const writer = new HtmlWriter();
  writer.write(content);
  return writer.html.trimEnd();
}

class HtmlWriter {
  html = '';
  private readonly open = new Map<string, number>();

  write(content: ContentElement): void {
    const pending: Pending[] = [];
    push(pending, content.children);
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next.node === null) {
        this.html += next.after;
        this.open.set(next.closes, this.count(next.closes) - 1);
      } else if (next.node.kind === 'text') this.html += escapeText(next.node.text);
      else this.start(next.node, pending);
    }
  }

  private start(element: ContentElement, pending: Pending[]): void {
    const { tag, children } = element;
    if (tag === 'pre' && this.count('math') === 0) this.html += codeBlock(element);
    else if (!this.isAllowed(tag)) push(pending, children);
    else {
      const attributes = this.isFormula(tag) ? formulaAttributes(element) : attributesOf(element);
      if (NEEDS_SRC.has(tag) && !attributes.includes(' src="')) return;
      this.html += `<${tag}${attributes}${tag === 'video' || tag === 'audio' ? ' controls preload="none"' : ''}>`;
      if (VOID_ELEMENTS.has(tag)) {
        if (tag !== 'img') this.html += '\n';
        return;
      }
      if (tag === 'li') this.html += TASK_MARKS[element.attributes.get('data-task') ?? ''] ?? '';
      this.open.set(tag, this.count(tag) + 1);
      pending.push({ node: null, after: `</${tag}>${isBlock(tag) ? '\n' : ''}`, closes: tag });
      push(pending, children);
    }
  }

  private count(tag: string): number {
    return this.open.get(tag) ?? 0;
  }

  /** Inside a formula there is only MathML, outside of one only HTML: nothing can slip from one to the other. */
  private isAllowed(tag: string): boolean {
    if (this.count('math') > 0) return tag !== 'math' && MATHML_ELEMENTS.has(tag);
    if (tag === 'math') return true;
    return ALLOWED_ELEMENTS.has(tag) && !(NOT_NESTED.has(tag) && this.count(tag) > 0);
  }

  private isFormula(tag: string): boolean {
    return tag === 'math' || this.count('math') > 0;
  }
}

function push(pending: Pending[], nodes: readonly ContentNode[]): void {
  for (let index = nodes.length - 1; index >= 0; index--) {
    pending.push({ node: nodes[index]!, after: '', closes: '' });
  }
}

function attributesOf({ tag, attributes }: ContentElement): string {
  if (attributes.size === 0) return '';
  let written = '';
  for (const name of ALLOWED_ELEMENTS.get(tag) ?? []) {
    const value = attributes.get(name);
    const safe = value === undefined ? null : ATTRIBUTE_RULES.get(name)!(value);
    if (safe !== null) written += ` ${name}="${escapeValue(safe)}"`;
  }
  return written;
}

function formulaAttributes({ tag, attributes }: ContentElement): string {
  return tag === 'math' && attributes.get('display') === 'block' ? ' display="block"' : '';
}

function codeBlock(element: ContentElement): string {
  const language = element.attributes.get('data-lang') ?? '';
  const code = SAFE_LANGUAGE.test(language) ? `<code class="language-${language}">` : '<code>';
  return `<pre>${code}${escapeText(rawTextOf(element))}</code></pre>\n`;
}

/** Text that means itself between tags. */
export function escapeText(text: string): string {
  return text.replace(SPECIAL_IN_TEXT, (char) => ESCAPES[char]!);
}

/** Text that means itself in a quoted attribute. */
export function escapeValue(text: string): string {
  return text.replace(SPECIAL_IN_VALUE, (char) => ESCAPES[char]!);
}
