import { escaped, tag } from '../svg/markup.ts';
import type { Table } from '../tables/table.ts';

/** A table that scrolls sideways and can be sorted by its columns. */
export function htmlTable({ id, title, note, head, rows }: Table): string {
  const heads = head.map(({ title: text, isNumber }) =>
    tag(
      'th',
      { scope: 'col', class: isNumber ? 'number' : undefined },
      tag('button', { type: 'button', class: 'sort' }, escaped(text)),
    ),
  );
  const isNumber = (column: number): boolean => head[column]?.isNumber === true;
  const body = rows.map((row) =>
    tag(
      'tr',
      {},
      ...row.map((cell, c) =>
        c === 0 && !isNumber(0)
          ? tag('th', { scope: 'row' }, escaped(cell))
          : tag('td', { class: isNumber(c) ? 'number' : undefined }, escaped(cell)),
      ),
    ),
  );
  const table = tag(
    'table',
    { 'aria-labelledby': `table-${id}` },
    tag('thead', {}, tag('tr', {}, ...heads)),
    tag('tbody', {}, ...body),
  );
  return [
    tag('h3', { id: `table-${id}` }, escaped(title)),
    note === undefined ? '' : tag('p', { class: 'note' }, escaped(note.replaceAll('`', ''))),
    tag('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title }, table),
  ].join('\n');
}
