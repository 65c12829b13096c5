import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Citation } from 'fovea';
import { methods } from 'fovea/methods';
import { expect, it } from 'vitest';

/** `UPDATE=1 npx vitest run e2e/methods-guide.test.ts` rewrites the table. */
const IS_UPDATE = process.env['UPDATE'] === '1';
const GUIDE = 'docs/guide/methods.md';
const FOLDER = 'packages/core/src/methods';
const TABLE = /(<!-- methods -->\n)[\s\S]*?(<!-- end of methods -->)/u;
const MARKUP = /[<>|]/gu;

/** The head of each README names the methods of its folder. */
const HEADS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const text = readFileSync(`${FOLDER}/${name}/README.md`, 'utf8');
    return { folder: name, head: text.split('\n').slice(0, 16).join('\n') };
  });

function readmeOf(name: string): string {
  const found =
    HEADS.find(({ folder }) => folder === name) ?? HEADS.find(({ head }) => head.includes(`\`${name}\``));
  expect(found, `a README that names ${name}`).toBeDefined();
  return `../../${FOLDER}/${found!.folder}/README.md`;
}

function paperOf(citation: Citation | undefined): string {
  if (citation === undefined) return '–';
  const { authors, title, year, doi } = citation;
  const named = `${authors}: ${title}, ${year}`;
  return doi === undefined ? named : `[${named}](https://doi.org/${doi})`;
}

it('lists every method with its paper', () => {
  const rows = methods().map(({ name, about, citation, needs }) => {
    const reads = needs.length === 0 ? 'tree' : needs.join(', ');
    const told = about.replace(MARKUP, (mark) => `\\${mark}`);
    return `| [\`${name}\`](${readmeOf(name)}) | ${reads} | ${told} | ${paperOf(citation)} |\n`;
  });
  const table = `| method | reads | idea | paper |\n|---|---|---|---|\n${rows.join('')}`;
  const guide = readFileSync(GUIDE, 'utf8');
  const wanted = guide.replace(TABLE, (_, begin, end) => `${begin}${table}${end}`);
  if (IS_UPDATE) writeFileSync(GUIDE, wanted);
  else expect(guide, 'UPDATE=1 npx vitest run e2e/methods-guide.test.ts').toBe(wanted);
});
