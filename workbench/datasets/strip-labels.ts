import { type Page, parsePage } from 'fovea';
import { getAttribute, NodeKind } from 'fovea/page';
import { DatasetError } from './data-folder.ts';
import type { LabelScheme } from './labelled-html.ts';

/** A range of the source with labels: the value of an attribute. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const SPACE = /(\s+)/;
/** Replaces a label where removing it would change the markup (`a=>` swallows what follows). */
const BLANK = '-';

/**
 * The source of a page without its labels. Only the names that are labels are removed from `class`; any other attribute
 * becomes empty, on content and elsewhere alike. Nothing else changes, so ids stay the same.
 */
export function withoutLabels(page: Page, { attribute, content, other, neutral = [] }: LabelScheme): string {
  const source = page.source ?? '';
  const labels = new Set([...content, ...other, ...neutral]);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of placesOf(page, attribute)) {
    const isQuoted = source[start - 1] === '"' || source[start - 1] === "'";
    const kept = attribute === 'class' ? withoutNames(source.slice(start, end), labels) : '';
    parts.push(source.slice(done, start), kept === '' && !isQuoted ? BLANK : kept);
    done = end;
  }
  const html = parts.join('') + source.slice(done);
  checkStripped(parsePage(html), page.tree.size, attribute, labels);
  return html;
}

/** The ranges of the attribute in the source, each once and in order, because the parser moves and copies elements. */
function placesOf(page: Page, attribute: string): readonly Place[] {
  const { attributes, attributeStart, kind, size } = page.tree;
  const wanted = attributes.nameIds.get(attribute);
  const places = new Map<number, Place>();
  for (let id = 1; id < size; id++) {
    if (kind[id] !== NodeKind.element) continue;
    for (let row = attributeStart[id]!; row < attributeStart[id + 1]!; row++) {
      if (attributes.name[row] !== wanted) continue;
      const start = attributes.valueStart[row]!;
      if (start >= 0) places.set(start, { start, end: attributes.valueEnd[row]! });
    }
  }
  return [...places.values()].toSorted((a, b) => a.start - b.start);
}

function withoutNames(value: string, labels: ReadonlySet<string>): string {
  const names = value.split(SPACE).filter((name) => !labels.has(name));
  return names.join('').trim();
}

/** Throws if a label is left, which would give the answer away, or if ids changed, which would make the gold wrong. */
function checkStripped(page: Page, size: number, attribute: string, labels: ReadonlySet<string>): void {
  if (page.tree.size !== size) throw new DatasetError('Taking the labels out changed the tree of the page.');
  for (let id = 1; id < size; id++) {
    const value = page.tree.kind[id] === NodeKind.element ? getAttribute(page, id, attribute) : null;
    if (value?.split(SPACE).some((name) => labels.has(name))) {
      throw new DatasetError(
        `A label stands where it cannot be taken out: ${attribute}=${JSON.stringify(value)}.`,
      );
    }
  }
}
