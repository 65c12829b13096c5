import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { htmlToText } from './html-to-text.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** Nodes that end a line. */
const BLOCKS: ReadonlySet<string> = new Set([
  'blockquote',
  'break',
  'code',
  'footnoteDefinition',
  'heading',
  'listItem',
  'paragraph',
  'tableRow',
]);

const LINE_BREAK = /^<br\b/iu;
const SEVERAL_BREAKS = /\s*\n\s*/gu;

/**
 * The text of Markdown as a reader sees it once rendered: no markers, no addresses of links (they would count as
 * words), no images; one line per block, a tab between cells.
 */
export function markdownToText(markdown: string): string {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const pieces: string[] = [];
  const steps: (Node | string)[] = [root];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (typeof step === 'string') {
      pieces.push(step);
      continue;
    }
    if ('value' in step) pieces.push(step.type === 'html' ? textOfMarkup(step.value) : step.value);
    if (BLOCKS.has(step.type)) steps.push('\n');
    else if (step.type === 'tableCell') steps.push('\t');
    if ('children' in step) steps.push(...[...step.children].reverse());
  }
  return pieces.join('').replace(SEVERAL_BREAKS, '\n').trim();
}

/** A block of HTML comes whole, inline HTML one tag at a time: only the block has text, and ends a line. */
function textOfMarkup(html: string): string {
  if (LINE_BREAK.test(html)) return '\n';
  const text = htmlToText(html);
  return text === '' ? '' : `${text}\n`;
}
