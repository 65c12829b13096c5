// Checks that every path and npm script that a document names exists, that a test guards every promise of the threat model,
// that decisions keep to their template, and that plots stay small.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decisionProblems } from './decisions.mjs';
import { promiseProblems } from './promises.mjs';
import { outputOf, ROOT } from './setup/run.mjs';

/** A larger plot belongs in the report, which is built and not committed. */
const MAX_PLOT_BYTES = 48 * 1024;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/gu;
const SCRIPT = /npm run (?:-s |--silent )?([a-z][a-z:-]*)/gu;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const documents = listed('*.md').filter(
  (path) => !path.startsWith('fixtures/pages/') && !path.startsWith('fixtures/features/'),
);
const problems = [];
for (const document of documents) {
  const text = readFileSync(join(ROOT, document), 'utf8');
  for (const [, target] of text.matchAll(LINK)) {
    if (!existsSync(join(ROOT, dirname(document), target))) problems.push(`${document}: no file ${target}`);
  }
  for (const [, name] of text.matchAll(SCRIPT)) {
    if (!(name in scripts)) problems.push(`${document}: no script ${name}`);
  }
}
const threatModel = readFileSync(join(ROOT, 'THREAT_MODEL.md'), 'utf8');
for (const problem of promiseProblems(threatModel, (path) => existsSync(join(ROOT, path))))
  problems.push(`THREAT_MODEL.md: ${problem}`);
const decisions = listed('docs/decisions/[0-9]*.md').map((path) => readFileSync(join(ROOT, path), 'utf8'));
const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
for (const problem of decisionProblems(decisions, index)) problems.push(`docs/decisions: ${problem}`);
for (const plot of listed('docs/results/**/*.svg')) {
  if (statSync(join(ROOT, plot)).size > MAX_PLOT_BYTES)
    problems.push(`${plot}: over ${MAX_PLOT_BYTES} bytes`);
}
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents checked, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

/** The existing files that git tracks or would add. */
function listed(pattern) {
  const flags = ['--cached', '--others', '--exclude-standard'];
  return outputOf('git', ['-C', ROOT, 'ls-files', ...flags, pattern])
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));
}
