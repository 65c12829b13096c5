import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { MATHML_ELEMENTS } from '../elements/mathml.ts';
import { ALLOWED_ELEMENTS } from './html-allowed.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a parser adds around a fragment. */
const SKELETON = new Set(['html', 'head', 'body']);
const FIXED: ReadonlyMap<string, RegExp> = new Map([
  ['video controls', /^$/u],
  ['video preload', /^none$/u],
  ['audio controls', /^$/u],
  ['audio preload', /^none$/u],
  ['code class', /^language-[\w#+.-]+$/u],
  ['math display', /^block$/u],
  // A text that only people and Fovea read.
  ['math alttext', /^[\s\S]*$/u],
  ['li id', /^fn-\d+$/u],
  ['input type', /^checkbox$/u],
  ['input disabled', /^$/u],
  ['input checked', /^$/u],
]);
const ADDRESSES = new Set(['href', 'src', 'poster', 'cite']);
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/iu;
const OWN_TAGS =
  /^<(?:\/?(?:sub|sup|kbd|mark|ins|code)|br|\/abbr|abbr title="[^"<>]*"|https?:\/\/[^\s<>"'=]*)>/u;
/** Lines of HTML in Markdown: a table that GFM cannot express, and `details`. */
const HTML_LINE =
  /^(?:[\s>*+\d.)-]|\[\^\d+\]: )*(<table[ >].*<\/table>|<pre>.*<\/pre>|<summary>.*<\/summary>|<\/?details>)$/gmu;
const MARKDOWN_TAG = /<[a-z/!?][\s\S]{0,80}/giu;
const DESTINATION = /\]\(([^)\s]*)/gu;
/** Link definitions; those of our own footnotes are only text. */
const DEFINITION = /^(?:[*+-] |\d+[.)] |\[\^\d+\]: )*\[(?!\^\d+\]:)[^[\]]*\]:/u;
const QUOTE_MARKS = /^[> ]+/gmu;
const BLANK_LINES = /\n\s*\n/u;
const BLOCK_STARTS = /\n\s*\n|\n(?=\s*(?:[*+-]|\d+[.)]) )/u;
const ESCAPED = /\\[!-/:-@[-`{-~]/gu;
const FENCED = /^([\s>*+\d.)-]*)(`{3,})[^\n`]*\n[\s\S]*?\n[\s>]*\2`*[ \t]*$/gmu;

/** Everything in an HTML string, as a parser reads it, that is not on the allow-list or has an unsafe address. */
export function findActiveHtml(html: string): string[] {
  const found: string[] = [];
  const open: Node[] = [parse(html)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) found.push(...activeParts(node));
    else if (node.nodeName === '#comment') found.push('comment');
    if ('childNodes' in node) open.push(...node.childNodes);
  }
  return found;
}

function activeParts(element: Element): string[] {
  const { tagName, attrs } = element;
  const isMath = MATHML_ELEMENTS.has(tagName);
  const allowed = SKELETON.has(tagName) || isMath ? [] : ALLOWED_ELEMENTS.get(tagName);
  const isTaskMark = tagName === 'input' && attrs.some(({ name }) => name === 'disabled');
  if (allowed === undefined && !isTaskMark && !ALLOWED_ELEMENTS.has(tagName)) return [tagName];
  return attrs
    .filter(({ name, value }) => {
      if (FIXED.get(`${tagName} ${name}`)?.test(value)) return false;
      if (!(allowed ?? ALLOWED_ELEMENTS.get(tagName) ?? []).includes(name)) return true;
      return (
        ADDRESSES.has(name) && !SAFE_ADDRESS.test(value.replaceAll(/[\u0000-\u0020\u007f-\u00a0]/gu, ''))
      );
    })
    .map(({ name, value }) => `${tagName} ${name}=${value}`);
}

/** Everything in a Markdown string that a renderer would turn into a foreign tag or an unsafe address. */
export function findActiveMarkdown(markdown: string): string[] {
  const lines = markdown.replace(FENCED, '');
  const html = [...lines.matchAll(HTML_LINE)].flatMap(([, line]) => findActiveHtml(line!));
  const bare = withoutCodeSpans(lines.replace(HTML_LINE, '')).replace(ESCAPED, 'x');
  const tags = [...bare.matchAll(MARKDOWN_TAG)].map(([tag]) => tag).filter((tag) => !OWN_TAGS.test(tag));
  const addresses = [...bare.matchAll(DESTINATION)]
    .map(([, address]) => decode(address!))
    .filter((address) => !SAFE_ADDRESS.test(address));
  const blocks = bare.replace(QUOTE_MARKS, '').split(BLOCK_STARTS);
  return [...html, ...tags, ...addresses, ...blocks.filter((block) => DEFINITION.test(block))];
}

function decode(address: string): string {
  const text = parse(`<p title="${address.replaceAll('"', '')}">`);
  const paragraph = find(text, 'p');
  return paragraph?.attrs[0]?.value.replaceAll(/[\u0000-\u0020]/gu, '') ?? '';
}

function find(root: Node, tag: string): Element | undefined {
  if ('tagName' in root && root.tagName === tag) return root;
  const children = 'childNodes' in root ? root.childNodes : [];
  return children.map((child) => find(child, tag)).find((element) => element !== undefined);
}

/** Removes code spans as CommonMark finds them: a run of backticks up to the next run of the same length. */
function withoutCodeSpans(markdown: string): string {
  return markdown
    .split(BLANK_LINES)
    .map((block) => {
      let text = '';
      for (let at = 0; at < block.length; ) {
        const run = /^`+/u.exec(block.slice(at))?.[0] ?? '';
        if (run === '') {
          const length = block[at] === '\\' ? 2 : 1;
          text += block.slice(at, at + length);
          at += length;
          continue;
        }
        const rest = block.slice(at + run.length);
        const close = [...rest.matchAll(/`+/gu)].find(([match]) => match.length === run.length);
        text += 'x';
        at += run.length + (close === undefined ? 0 : close.index + run.length);
      }
      return text;
    })
    .join('\n\n');
}
