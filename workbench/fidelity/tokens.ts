import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderMarkdown } from '../../fixtures/feature-checks.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A word in scripts with spaces, a character in those without; none may be lost or duplicated. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}]+/gu;

/** Inline formulas as GitHub and Pandoc find them: a dollar sign before a character and one after a character. */
const TEX = /(?<![\\$])\$\$?(?=[^\s$])[^$]*?(?<=[^\s\\])\$\$?(?!\d)/gu;

/** The start or end of code or a displayed formula, after the marks of lists, quotes and notes. */
const FENCE = /^(?:[\s>*+\d.)-]|\[\^\d+\]: )*(`{3,}|\$\$$)/u;

/** Addresses of links and pictures, which may contain dollar signs. */
const DESTINATION = /(?<!\\)\]\((?:[^()\s]|\([^()\s]*\))*/gu;

/** What a format writes for what it cannot show: the source of a formula, the name of a player. */
export interface Substitutes {
  readonly math: boolean;
  readonly players: boolean;
}

/** The words of some HTML, in order. */
export function htmlTokens(html: string, substitutes: Substitutes): string[] {
  let text = '';
  const open: Node[] = [parseFragment(html)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('value' in node) text += node.value;
    if (!('childNodes' in node)) continue;
    if (WRITTEN_DIFFERENTLY.has(node.nodeName)) {
      text += substituteOf(node as Element, substitutes);
      continue;
    }
    if (!INLINE.has(node.nodeName)) text += ' ';
    for (const child of [...node.childNodes].reverse()) open.push(child);
  }
  return text.match(TOKEN) ?? [];
}

/** Elements that each format writes in its own way. */
const WRITTEN_DIFFERENTLY: ReadonlySet<string> = new Set(['math', 'video', 'audio']);

const FILE_END = /[?#]/u;

function substituteOf({ nodeName, attrs }: Element, { math, players }: Substitutes): string {
  const value = (name: string): string => attrs.find((one) => one.name === name)?.value ?? '';
  if (nodeName === 'math') return math ? value('alttext') : '';
  if (!players) return '';
  const path = value('src').split(FILE_END, 1)[0]!;
  if (value('title').trim() !== '') return value('title');
  return path.slice(path.lastIndexOf('/') + 1) || value('src');
}

/** Elements at whose edges a word may continue. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em i img ins kbd mark q ruby s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** The words of rendered Markdown. */
export function markdownTokens(markdown: string): string[] {
  return htmlTokens(renderMarkdown(withoutFormulas(markdown)), { math: false, players: false });
}

function withoutFormulas(markdown: string): string {
  let fence: string | null = null;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const found = FENCE.exec(line)?.[1];
    if (fence === null) {
      fence = found ?? null;
      if (found === undefined) lines.push(cellsOf(line).map(textWithoutTex).join('|'));
      else if (found !== '$$') lines.push(line);
      continue;
    }
    if (fence !== '$$') lines.push(line);
    if (found === fence) fence = null;
  }
  return lines.join('\n');
}

/** The separator of table cells. */
const CELL_END = /(?<!\\)\|/u;
const ROW = /^[\s>*+-]*\|/u;

/** The cells of a row, because no formula spans two of them; any other line as a whole. */
function cellsOf(line: string): string[] {
  return ROW.test(line) ? line.split(CELL_END) : [line];
}

const CODE_SPAN = /(`+[^`]+`+)/u;

function textWithoutTex(text: string): string {
  return text.split(CODE_SPAN).map(withoutTex).join('');
}

/** Every second part of a line is code. */
function withoutTex(part: string, index: number): string {
  return index % 2 === 1 ? part : part.replace(DESTINATION, '](x').replace(TEX, ' ');
}

/** The words of a plain text. */
export function textTokens(text: string): string[] {
  return text.replace(TASK, '').match(TOKEN) ?? [];
}

/** The mark of a task that is done. */
const TASK = /^\s*(?:-|\d+\.) \[x\] /gmu;

/** The words that one list has more often than another. */
export function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const token of found) counts.set(token, (counts.get(token) ?? 0) + 1);
  return wanted.filter((token) => {
    const left = counts.get(token) ?? 0;
    counts.set(token, left - 1);
    return left <= 0;
  });
}
