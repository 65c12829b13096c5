// The licences of the packages that are bundled: they ask to be passed on with the code.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//u;
const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)(?:\.|-|$)/iu;

/** The names, versions and licences of the packages that these files are from, as a text. */
export async function thirdParties(files) {
  const folders = new Map();
  for (const file of files) {
    const [, folder, name] = PACKAGE.exec(file) ?? [];
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.set(name, folder);
  }
  const parts = [];
  for (const [name, folder] of [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const names = (await readdir(folder)).filter((entry) => LICENCE_FILE.test(entry));
    const texts = await Promise.all(names.map((entry) => readFile(join(folder, entry), 'utf8')));
    parts.push([`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n'));
  }
  return `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
