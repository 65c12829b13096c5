// Checks what we install: node scripts/check-packages.mjs. Install scripts and licences from the lock files, known holes from
// the registry, where it answers such questions.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup/run.mjs';

/** Licences that let everybody use and pass on the code, for whatever purpose. */
const PERMISSIVE = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense WTFPL Zlib Python-2.0 PSF-2.0'.split(
    ' ',
  ),
);

/** Packages with other licences, or with none that a program can read, and why we use them nevertheless. */
const LICENCE_EXCEPTIONS = new Map([
  ['axe-core', 'MPL-2.0: only in tests, unchanged'],
  ['addons-linter', 'MPL-2.0: only in checks, unchanged'],
  ['addons-moz-compare', 'MPL-2.0: part of addons-linter'],
  ['addons-scanner-utils', 'MPL-2.0: part of addons-linter'],
  ['eslint-plugin-no-unsanitized', 'MPL-2.0: part of addons-linter'],
  ['lightningcss', 'MPL-2.0: part of the test runner, unchanged'],
  ['caniuse-lite', 'CC-BY-4.0: data in the test tools, not shipped'],
  ['@fontsource/opendyslexic', 'OFL-1.1: a typeface, shipped unchanged with its licence'],
  ['spawndamnit', 'MIT, by its licence file'],
  ['@modelcontextprotocol/inspector', 'Apache-2.0 and MIT, by its licence file: only in long tests'],
]);

/** Packages that may run a script when they are installed. */
const INSTALL_SCRIPTS = new Map([
  ['esbuild', 'only tests that its faster binary starts; it works without'],
  ['fsevents', 'a native part on macOS, which comes built'],
  ['bun', 'puts its binary in place; set-up leaves that out'],
  ['workerd', 'tests its binary; set-up leaves that out'],
  ['@modelcontextprotocol/inspector', 'installs clients with windows; set-up leaves that out'],
]);

/** What everybody installs, and what only the documentation and the long tests need. */
const LOCKS = ['package-lock.json', 'site/package-lock.json', 'e2e/tools/package-lock.json'];

const ALTERNATIVES = /\s+OR\s+/u;
const AND_OPERATOR = /\s+AND\s+/u;
const BRACKETS = /[()]/gu;

/** True if one of the alternatives of a licence is permissive in all its parts. */
export function isPermissive(licence) {
  return licence
    .replace(BRACKETS, '')
    .split(ALTERNATIVES)
    .some((one) => one.split(AND_OPERATOR).every((part) => PERMISSIVE.has(part.trim())));
}

/** What is wrong with the packages of a lock file. */
export function packageProblems({ packages }) {
  const problems = [];
  for (const [path, { license = '', hasInstallScript = false, link = false }] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || link) continue;
    const name = path.slice(at + 'node_modules/'.length);
    if (hasInstallScript && !INSTALL_SCRIPTS.has(name)) problems.push(`${path} runs a script when installed`);
    if (!isPermissive(license) && !LICENCE_EXCEPTIONS.has(baseOf(name)))
      problems.push(`${path} has the licence ${license || 'of nobody knows what'}`);
  }
  return problems;
}

/** Binaries for one platform belong to the package without the platform in its name. */
function baseOf(name) {
  return name.startsWith('lightningcss-') ? 'lightningcss' : name;
}

/** What an audit says about known holes; only serious ones are a problem; a registry that does not answer is not. */
export function auditResult(json) {
  const report = parsed(json);
  const counts = report.metadata?.vulnerabilities;
  if (counts === undefined) {
    const why = String(report.error?.summary || report.message || 'no answer').split(REASON_END, 1)[0];
    return {
      isFine: true,
      line: `note: no audit for known holes, because the registry does not answer: ${why}`,
    };
  }
  const names = Object.keys(report.vulnerabilities ?? {});
  const isFine = counts.high + counts.critical === 0;
  return { isFine, line: names.length === 0 ? 'no known holes' : `note: known holes in ${names.join(', ')}` };
}

const REASON_END = / - |\n/u;

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let [checked, failed] = [0, 0];
  for (const path of LOCKS) {
    const lock = JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
    const problems = packageProblems(lock);
    for (const problem of problems) console.error(`${path}: ${problem}`);
    checked += Object.keys(lock.packages).length;
    failed += problems.length;
  }
  const audit = auditResult(
    spawnSync('npm', ['audit', '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).stdout,
  );
  console.log(audit.line);
  console.log(`${checked} packages checked, ${failed} problems`);
  process.exit(failed === 0 && audit.isFine ? 0 : 1);
}
