// `npm run release`: writes versions and changelog from the files in .changeset. Commit and tag the result: see CONTRIBUTING.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangeset, withRelease } from './release/changelog.mjs';
import { ROOT, runOrExit } from './setup/run.mjs';

if (process.argv.length > 2) {
  console.error('npm run release takes no arguments.');
  process.exit(2);
}
const FOLDER = join(ROOT, '.changeset');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');

const changesets = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map((name) => readChangeset(name, readFileSync(join(FOLDER, name), 'utf8')));
if (changesets.every(({ bump }) => bump === null)) {
  console.error('Nothing to release: .changeset has no change that users notice.');
  process.exit(1);
}
runOrExit('npx', ['changeset', 'version'], 'See above for the problem with a changeset.');
runOrExit('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], 'Is the registry reachable?');
const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/core/package.json'), 'utf8'));
const date = new Date().toISOString().slice(0, 10);
writeFileSync(CHANGELOG, withRelease(readFileSync(CHANGELOG, 'utf8'), { version, date, changesets }));
console.log(`${version} is ready: read CHANGELOG.md, commit, and push the tag v${version}.`);
