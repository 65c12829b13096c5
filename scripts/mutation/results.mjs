import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { outputOf, ROOT } from '../setup/run.mjs';
import { AREAS } from './areas.mjs';

const FILE = join(ROOT, 'docs/results/mutation.md');
/** A range of lines after the path of a file. */
const LINES = /:[\d:-]+$/u;
const ROW = /^\| ([a-z-]+) \| (\d.*) \|$/gmu;

/** Prints the survivors in the files (in all, if none is named): position, original code and replacement. */
export function showSurvivors(results, files) {
  const paths = new Set(files.map((file) => file.replace(LINES, '')));
  const shown = results.filter((mutant) => paths.size === 0 || paths.has(pathOf(mutant)));
  for (const mutant of shown) {
    if (mutant.status === 'Survived' || mutant.status === 'NoCoverage') console.log(describe(mutant));
  }
  console.log(countsOf(shown));
}

function pathOf({ fileName }) {
  return relative(ROOT, fileName).replaceAll(sep, '/');
}

function describe(mutant) {
  const { start, end } = mutant.location;
  const lines = readFileSync(mutant.fileName, 'utf8').split('\n');
  const original = lines.slice(start.line - 1, end.line);
  original.push(original.pop().slice(0, end.column - 1));
  const change = `${inOneLine(original.join('\n').slice(start.column - 1))}  →  ${inOneLine(mutant.replacement)}`;
  return `${mutant.status} ${pathOf(mutant)}:${start.line}:${start.column} ${mutant.mutatorName}: ${change}`;
}

function inOneLine(code) {
  const line = code.replace(/\s+/gu, ' ');
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-30)}` : line;
}

function countsOf(results) {
  const count = (status) => results.filter((mutant) => mutant.status === status).length;
  const counts = {
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  };
  const mutants = counts.killed + counts.timeout + counts.survived + counts.uncovered;
  return { mutants, ...counts, score: (counts.killed + counts.timeout) / Math.max(1, mutants) };
}

/** Replaces the row of an area in the table; it names the commit that was measured, and the day. */
export function writeRow(area, results) {
  const rows = new Map();
  if (existsSync(FILE)) {
    for (const [, name, cells] of readFileSync(FILE, 'utf8').matchAll(ROW)) rows.set(name, cells);
  }
  const { mutants, killed, timeout, survived, uncovered, score } = countsOf(results);
  rows.set(
    area,
    [mutants, killed, timeout, survived, uncovered, `${(score * 100).toFixed(1)} %`, commit(), today()].join(
      ' | ',
    ),
  );
  const lines = Object.keys(AREAS)
    .filter((name) => rows.has(name))
    .map((name) => `| ${name} | ${rows.get(name)} |`);
  writeFileSync(FILE, `${HEAD}\n${lines.join('\n')}\n`);
}

/** The commit that is checked out; a plus sign for changes that are not in it. */
function commit() {
  const git = (...args) => outputOf('git', ['-C', ROOT, ...args]).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', 'packages') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

const HEAD = `# Mutation testing
\`npm run mutation\` makes thousands of small changes to the code, one at a time (a condition inverted, a call
dropped, a constant emptied), and runs the unit tests on each: a change that no test notices is a survivor. Each area
has a floor of 85 %.

- *killed*: a test failed, or the code no longer loads. *timeout*: the tests did not finish. *no coverage*: no test runs
  the code. The score is the share of killed and timeout in all mutants.
- Left out are the texts of errors and warnings (a test that pins their wording only repeats it), and types, which the
  compiler erases. Everything else that StrykerJS can change is changed, including regular expressions and strings.
- Only the unit tests of the area run (\`scripts/mutation/areas.mjs\`): no browser, no build, no goldens of whole pages,
  which would notice more.
- *commit*: what was measured; \`+\` stands for changes that were not committed. Rows without one are older.

| area | mutants | killed | timeout | survived | no coverage | score | commit | date |
|---|---:|---:|---:|---:|---:|---:|---|---|`;
