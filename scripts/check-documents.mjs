// Documents must stay true: every path and every npm script that one of them names has to exist.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputOf, ROOT } from './setup/run.mjs';

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/gu;
const SCRIPT = /npm run (?:-s |--silent )?([a-z][a-z:-]*)/gu;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const documents = outputOf('git', [
  '-C',
  ROOT,
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.md',
])
  .split('\n')
  .filter(
    (path) =>
      path !== '' &&
      !path.startsWith('fixtures/pages/') &&
      !path.startsWith('fixtures/features/') &&
      existsSync(join(ROOT, path)),
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
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents checked, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
