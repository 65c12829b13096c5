import { type Page, parsePage } from 'fovea';
import { DatasetError } from './data-folder.ts';
import type { LabelScheme } from './labelled-html.ts';

const SPACE = /(\s+)/;

/**
 * The source of a page with the values of its labels taken out. Of `class` only the names that are labels go; any
 * other attribute is left empty, the same on content and on the rest. Nothing else changes, so ids stay what they are.
 */
export function withoutLabels(page: Page, { attribute, content, other }: LabelScheme): string {
  const { attributes, size } = page.tree;
  const source = page.source ?? '';
  const labels = new Set([...content, ...other]);
  const wanted = attributes.nameIds.get(attribute);
  const parts: string[] = [];
  let done = 0;
  for (let row = 0; row < attributes.name.length; row++) {
    const start = attributes.valueStart[row]!;
    // Rows are in order of the source, save for copies that the parser makes of misnested elements.
    if (attributes.name[row] !== wanted || start < done) continue;
    const end = attributes.valueEnd[row]!;
    const value = source.slice(start, end);
    parts.push(
      source.slice(done, start),
      (attribute === 'class' && withoutNames(value, labels)) || emptied(source, start),
    );
    done = end;
  }
  const html = parts.join('') + source.slice(done);
  if (parsePage(html).tree.size !== size) throw new DatasetError('Taking the labels out changed the page.');
  return html;
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
