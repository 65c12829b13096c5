import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ZooChoice, type ZooPage, zooPages } from '../../fixtures/zoo/zoo.ts';
import { groupBy } from '../report/findings/group-by.ts';

/** Writes every page as `<layout>/<language>/<size>.html`, the gold as `gold.json`, and an index to click through. */
export function writeZoo(folder: string, choice: ZooChoice): number {
  const pages = zooPages(choice);
  for (const { id, html } of pages) {
    const path = join(folder, `${id}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  }
  const gold = Object.fromEntries(pages.map(({ id, gold, without }) => [id, { gold, without }]));
  writeFileSync(join(folder, 'gold.json'), `${JSON.stringify(gold, null, 1)}\n`);
  writeFileSync(join(folder, 'index.html'), indexOf(pages));
  return pages.length;
}

function indexOf(pages: readonly ZooPage[]): string {
  const rows = [...groupBy(pages, ({ layout, size }) => `${layout}, ${size}`)].map(([title, row]) => {
    const links = row.map(({ id, language }) => `<a href="${id}.html">${language}</a>`);
    return `<tr><th>${title}</th><td>${links.join(' ')}</td></tr>`;
  });
  return `<!DOCTYPE html><meta charset="utf-8"><title>Zoo</title><table>${rows.join('\n')}</table>\n`;
}
