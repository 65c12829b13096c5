import type { Page } from 'fovea';
import { NodeKind, tagNameOf, textOf } from 'fovea/page';
import { rewriteText } from './rewrite-text.ts';
import type { TargetScript } from './target-scripts.ts';

/** Elements whose text is not for readers, or not parsed as text. */
const LEFT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'template',
  'svg',
  'math',
]);
const BLANK = /^\s*$/u;
const SPECIAL = /[&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The source of a page with all its text in another script and its markup unchanged. */
export function rewritePage(page: Page, target: TargetScript): string {
  const { size, kind, parent, pieceStart, pieces } = page.tree;
  const source = page.source ?? '';
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (let id = 1; id < size; id++) {
    if (kind[id] !== NodeKind.text || LEFT.has(tagNameOf(page.tree, parent[id]!))) continue;
    const text = textOf(page, id);
    if (BLANK.test(text)) continue;
    const written = rewriteText(text, target).replace(SPECIAL, (sign) => ENTITIES[sign]!);
    // A text of several pieces has a stray tag between them; everything goes into the first piece.
    for (let piece = pieceStart[id]!; piece < pieceStart[id + 1]!; piece++) {
      const isFirst = piece === pieceStart[id];
      edits.push({ start: pieces.start[piece]!, end: pieces.end[piece]!, text: isFirst ? written : '' });
    }
  }
  edits.sort((a, b) => a.start - b.start);
  let result = '';
  let from = 0;
  for (const { start, end, text } of edits) {
    result += source.slice(from, start) + text;
    from = end;
  }
  return result + source.slice(from);
}
