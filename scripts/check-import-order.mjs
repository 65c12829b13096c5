// Every folder and file of the core ("room") may only import from those above it in the table of docs/architecture.md,
// types included, so that no two import each other. Tests may use the whole pipeline.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { ROOT } from './setup/run.mjs';

const root = process.argv[2] ?? ROOT;
const source = join(root, 'packages/core/src');

const TABLE = /^## The rooms.*?$(.*?)^## /msu;
const ROW = /^\| `([^`]+)` \|/gmu;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/gu;
const NOT_CHECKED = /\.(?:test|cases)\.ts$|\.d\.ts$/u;

/** The rooms in order: folders end with a slash, others are files. */
function readOrder() {
  const [, table = ''] = TABLE.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8')) ?? [];
  return Array.from(table.matchAll(ROW), ([, name]) => name);
}

/** The room of a path below the source folder. */
function roomOf(path) {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash + 1);
}

/** Every import of one checked file by another, as paths below the source folder. */
function readImports() {
  const imports = [];
  const files = readdirSync(source, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.ts') && !NOT_CHECKED.test(path));
  for (const from of files) {
    for (const [, to] of readFileSync(join(source, from), 'utf8').matchAll(IMPORT)) {
      imports.push({ from, to: posix.join(dirname(from), to) });
    }
  }
  return { files, imports };
}

const order = readOrder();
const { files, imports } = readImports();
const problems = [];
const rooms = new Set(files.map(roomOf));
for (const room of rooms) {
  if (!order.includes(room)) problems.push(`${room} is not in the table of rooms of docs/architecture.md`);
}
for (const room of order) {
  if (!rooms.has(room)) problems.push(`${room} is in the table of rooms, but not in the core`);
}
const pairs = new Set();
for (const { from, to } of imports) {
  const [user, used] = [roomOf(from), roomOf(to)];
  if (user === used) continue;
  pairs.add(`${user} ${used}`);
  if (order.indexOf(used) > order.indexOf(user)) problems.push(`${from} imports ${to} against the order`);
}
for (const pair of pairs) {
  const [user, used] = pair.split(' ');
  if (user < used && pairs.has(`${used} ${user}`)) problems.push(`${user} and ${used} import each other`);
}
for (const problem of problems) console.error(problem);
const where = relative(process.cwd(), source);
console.log(`${where}: ${order.length} rooms, ${imports.length} imports, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
