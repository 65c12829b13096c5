import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/**
 * Whether rendered Markdown says what `text` says. Compared are the lines of both, in any order, since a reader moves
 * footnotes to the end, without white space and without what each form has in its own way: marks of lists and tasks,
 * numbers of footnotes, the kind of a notice, links to what a player plays. A break in a heading is a space in Markdown: lines
 * that differ count as the same where they are the same when they are put together.
 */

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const LIST_MARKS = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s(?:\[[ x]\]\s)?)+/u;
const TASK = /^\s*\[[ x]\]\s/u;
const NOTE_NUMBER = /\[\^?\d{1,6}\]:?/gu;
const NOTICE = /^(?:\[!)?(?:note|tip|important|warning|caution)\]?$/iu;
const SPACES = /\s+/gu;

/** Elements in whose middle a line may go on. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em i img input ins kbd mark q ruby s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** A line that is in one of the texts only. */
export interface Difference {
  readonly in: 'markdown' | 'text';
  readonly line: string;
}

/** The lines that are not in both, apart from what `text` does not have: addresses of films and sounds, and whole lines. */
export function textDifferences(rendered: string, text: string, quiet: ReadonlySet<string>): Difference[] {
  const lines = new Set(compared([...quiet]));
  const shown = compared(renderedLines(rendered, quiet)).filter((line) => !lines.has(line));
  const plain = compared(text.split('\n'));
  const added = without(shown, plain);
  const lost = without(plain, shown);
  if (joinLines(added) === joinLines(lost)) return [];
  return [
    ...added.map((line): Difference => ({ in: 'markdown', line })),
    ...lost.map((line): Difference => ({ in: 'text', line })),
  ];
}

/** Marks of lists are taken from the beginnings of lines alone, which these have in different places. */
const MARK_INSIDE = /\d{1,9}[.)]|[-*+]/gu;

function joinLines(lines: readonly string[]): string {
  return lines.join('').replace(MARK_INSIDE, '');
}

function compared(lines: readonly string[]): string[] {
  return lines
    .map((line) =>
      line.replace(LIST_MARKS, '').replace(TASK, '').replace(NOTE_NUMBER, '').replace(SPACES, '').trim(),
    )
    .filter((line) => line !== '' && !NOTICE.test(line));
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

/** The lines that a browser would show of some HTML; a row of a table is one. */
function renderedLines(html: string, players: ReadonlySet<string>): string[] {
  let text = '';
  const open: (Node | string)[] = [parseFragment(html)];
  let rows = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') {
      if (node === END_OF_ROW) rows--;
      if (rows === 0) text += '\n';
    } else if ('value' in node) text += rows > 0 ? textInRow(node) : node.value;
    else if ('childNodes' in node && !isLeftOut(node, players)) {
      if (node.nodeName === 'tr') rows++;
      if (!INLINE.has(node.nodeName)) {
        if (rows === 0 || (node.nodeName === 'tr' && rows === 1)) text += '\n';
        open.push(node.nodeName === 'tr' ? END_OF_ROW : END_OF_BLOCK);
      }
      for (let index = node.childNodes.length - 1; index >= 0; index--) open.push(node.childNodes[index]!);
    }
  }
  return text.split('\n');
}

const LINE_BREAKS = /\n/gu;
const ITEM_MARK = /^- /u;

/** A list in a cell is lines with dashes before them. */
function textInRow(node: DefaultTreeAdapterTypes.TextNode): string {
  const isItem = node.parentNode?.childNodes[0] === node || previousOf(node)?.nodeName === 'br';
  return (isItem ? node.value.replace(ITEM_MARK, '') : node.value).replace(LINE_BREAKS, ' ');
}

function previousOf(node: DefaultTreeAdapterTypes.TextNode): Node | undefined {
  const siblings: readonly Node[] = node.parentNode?.childNodes ?? [];
  return siblings[siblings.indexOf(node) - 1];
}

const END_OF_ROW = 'end of row';
const END_OF_BLOCK = 'end of block';

/** Footnote numbers, their ways back and their heading; links in the place of players. */
function isLeftOut(node: Node, players: ReadonlySet<string>): boolean {
  if (!('attrs' in node)) return false;
  const value = (name: string): string | undefined =>
    (node as Element).attrs.find((one) => one.name === name)?.value;
  if (node.nodeName === 'a' && players.has(value('href') ?? '')) return true;
  const isNumber =
    value('data-footnote-ref') !== undefined || value('class')?.includes('footnote-ref') === true;
  const isWayBack =
    value('data-footnote-backref') !== undefined || value('class')?.includes('footnote-backref') === true;
  return isNumber || isWayBack || value('id') === 'footnote-label';
}
