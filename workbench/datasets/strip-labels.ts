import { type Page, parsePage } from 'fovea';
import { DatasetError } from './data-folder.ts';
import type { LabelScheme } from './labelled-html.ts';

const SPACE = /(\s+)/;

/**
 * The source of a page with the values of its labels taken out. Of `class` only the names that are labels go; any
 * other attribute is left empty, the same on content and on the rest. Nothing else changes, so ids stay what they are.
 */
export function withoutLabels(page: Page, { attribute, content, other }: LabelScheme): string {
  const source = page.source ?? '';
  const labels = new Set([...content, ...other]);
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of valuesOf(page, attribute)) {
    const kept = attribute === 'class' ? withoutNames(source.slice(start, end), labels) : '';
    parts.push(source.slice(done, start), kept || emptied(source, start));
    done = end;
  }
  const html = parts.join('') + source.slice(done);
  if (parsePage(html).tree.size !== page.tree.size)
    throw new DatasetError('Taking the labels out changed the page.');
  return html;
}

/**
 * Where the values of an attribute stand in the source, each once and in order: the parser moves elements out of
 * tables, and copies those that are misnested.
 */
function valuesOf({ tree }: Page, attribute: string): readonly (readonly [start: number, end: number])[] {
  const { name, nameIds, valueStart, valueEnd } = tree.attributes;
  const wanted = nameIds.get(attribute);
  const ends = new Map<number, number>();
  for (let row = 0; row < name.length; row++) {
    if (name[row] === wanted && valueStart[row]! >= 0) ends.set(valueStart[row]!, valueEnd[row]!);
  }
  return [...ends].toSorted(([a], [b]) => a - b);
}

function withoutNames(value: string, labels: ReadonlySet<string>): string {
  return value
    .split(SPACE)
    .filter((name) => !labels.has(name))
    .join('')
    .trim();
}

/** An unquoted value must not become nothing: `a=>` would swallow what follows. */
function emptied(source: string, start: number): string {
  const before = source[start - 1];
  return before === '"' || before === "'" ? '' : '-';
}
