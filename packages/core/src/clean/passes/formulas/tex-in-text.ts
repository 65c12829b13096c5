import { type ContentElement, type ContentNode, newElement } from '../../../content/content-tree.ts';
import type { NodeId } from '../../../page/tree.ts';
import type { Pass } from '../../context.ts';
import { mayHoldTex } from '../../copy/copy.ts';
import { findTex, type TexRange } from './find-tex.ts';
import { becomeFormula } from './formula-element.ts';
import type { TexDelimiters } from './tex-delimiters.ts';

/** Elements in which scripts that draw TeX do not look. */
const SKIPPED: ReadonlySet<string> = new Set([
  'pre',
  'code',
  'textarea',
  'math',
  'select',
  'svg',
  'noscript',
]);

/**
 * Formulas that are converted; the rest stays text. Each costs four nodes that no limit has counted, so all together
 * take at most half of the nodes that a page may have.
 * @cap
 */
const MAX_FORMULAS = 50_000;

/**
 * Turns TeX in running text into formulas, on pages that load a script for that: `\( … \)`, `\[ … \]`, `$$ … $$`,
 * environments, and `$ … $` where the page's settings say so. As in a browser, a formula may hold line breaks but no
 * other element.
 */
export const texInText: Pass = {
  name: 'clean/tex-in-text',
  run(content, { delimiters }) {
    if (delimiters === undefined) return false;
    // Looks at the page's scripts only once there is something that they might draw.
    let known: TexDelimiters | null | undefined;
    let room = MAX_FORMULAS;
    const open: ContentElement[] = [content];
    for (let element = open.pop(); element !== undefined; element = open.pop()) {
      if (holdsSigns(element.children)) {
        known ??= delimiters();
        if (known === null) break;
        const drawn: ContentNode[] = [];
        room -= drawRuns(element.children, known, room, drawn);
        element.children = drawn;
      }
      for (const child of element.children)
        if (child.kind === 'element' && !SKIPPED.has(child.tag)) open.push(child);
    }
    return room < MAX_FORMULAS;
  },
};

function holdsSigns(children: readonly ContentNode[]): boolean {
  for (const child of children) if (child.kind === 'text' && mayHoldTex(child.text)) return true;
  return false;
}

/** Converts each run of texts and line breaks among siblings, at most `room` formulas; returns their number. */
function drawRuns(
  children: readonly ContentNode[],
  delimiters: TexDelimiters,
  room: number,
  result: ContentNode[],
): number {
  let count = 0;
  for (let start = 0; start < children.length; ) {
    let end = start;
    while (end < children.length && isLine(children[end]!)) end++;
    if (end > start) {
      const run = children.slice(start, end);
      const ranges = findTex(run.map(lineText).join(''), delimiters, room - count);
      drawRun(run, ranges, result);
      count += ranges.length;
    } else result.push(children[end++]!);
    start = end;
  }
  return count;
}

function isLine(node: ContentNode): boolean {
  return node.kind === 'text' || node.tag === 'br';
}

function lineText(node: ContentNode): string {
  return node.kind === 'text' ? node.text : '\n';
}

function drawRun(run: readonly ContentNode[], ranges: readonly TexRange[], result: ContentNode[]): void {
  if (ranges.length === 0) {
    for (const node of run) result.push(node);
    return;
  }
  let next = 0;
  let at = 0;
  for (const node of run) {
    const end = at + lineText(node).length;
    for (let from = at; from < end; ) {
      const range = ranges[next];
      if (range === undefined || range.from >= end) {
        result.push(part(node, from - at, end - at));
        break;
      }
      if (range.from > from) result.push(part(node, from - at, range.from - at));
      if (range.from >= from) result.push(formulaOf(range, node));
      else if (node.kind === 'text') joinTo(result.at(-1), node.node);
      from = Math.min(range.to, end);
      if (range.to <= end) next++;
    }
    at = end;
  }
}

function part(node: ContentNode, from: number, to: number): ContentNode {
  return node.kind === 'text' ? { ...node, text: node.text.slice(from, to) } : node;
}

/** Notes that a formula goes on in another text, after a line break. */
function joinTo(formula: ContentNode | undefined, node: NodeId): void {
  const source = formula?.kind === 'element' ? formula.children[0] : undefined;
  const text = source?.kind === 'element' ? source.children[0] : undefined;
  if (text?.kind !== 'text') return;
  text.joined ??= [];
  text.joined.push(node);
}

function formulaOf({ tex, isDisplayed }: TexRange, { node }: ContentNode): ContentElement {
  const formula = newElement('math', [], node);
  becomeFormula(formula, tex, isDisplayed);
  return formula;
}
