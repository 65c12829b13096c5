// Checks that the lock file works on every platform: node scripts/check-lock.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The problems of a lock file. Tools ship their binaries as optional packages, one per platform, and npm leaves out those
 * that the registry lacked at install time: then `npm ci` fails, or a platform goes without its binary.
 */
export function problemsOf({ packages }) {
  const problems = [];
  for (const [path, { optionalDependencies = {}, resolved, link }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      if (!isLocked(packages, path, name)) problems.push(`${path || 'the root'} lacks its optional ${name}`);
    }
    if (resolved !== undefined && !link) problems.push(`${path} names the address it was downloaded from`);
  }
  return problems;
}

/** True if a package can find another as Node does: in its own folder, then in those around it. */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

const LOCKS = [
  'package-lock.json',
  'site/package-lock.json',
  'e2e/tools/package-lock.json',
  'workbench/baselines/legacy/package-lock.json',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let count = 0;
  for (const path of LOCKS) {
    const lock = JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
    const problems = problemsOf(lock);
    count += problems.length;
    for (const problem of problems) console.error(`${path}: ${problem}`);
    console.log(
      `${path}: ${Object.keys(lock.packages).length} locked packages checked, ${problems.length} problems`,
    );
  }
  process.exit(count === 0 ? 0 : 1);
}
