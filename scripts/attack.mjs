// Attacks on every promise of the threat model, with a bound on the time: `npm run attack`. Writes docs/results/attack.md.
// `--seconds 300` searches longer with random input, `--only markdown` runs some of the series and leaves the page alone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERIES } from './attack/series.mjs';
import { attackPage } from './attack/table.mjs';
import { prepare } from './setup/all.mjs';
import { ROOT } from './setup/run.mjs';
import { runVitest } from './test/run-vitest.mjs';
import { countOf } from './test/summary.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds: ${values.seconds} is not a number of seconds`);
const seed = process.env.FOVEA_SEED ?? String(Date.now() % 2 ** 31);

await prepare();

const series = SERIES.filter(({ promise }) => promise.toLowerCase().includes(values.only.toLowerCase()));
const results = [];
for (const [index, one] of series.entries()) {
  console.log(`${index + 1} of ${series.length}: ${one.promise} …`);
  const result = await attack(one);
  results.push(result);
  console.log(`  ${result.attempts} attempts, ${result.broken} broken, ${Math.round(result.seconds)} s`);
}
if (values.only === '') {
  const date = new Date().toISOString().slice(0, 10);
  const page = attackPage(results, { seconds, seed, date, node: process.version });
  writeFileSync(join(ROOT, 'docs/results/attack.md'), page);
}
process.exit(results.every(({ broken }) => broken === 0) ? 0 : 1);

/** Runs the tests of a series, which tell their attempts in a file. */
async function attack({ promise, tests }) {
  const folder = mkdtempSync(join(tmpdir(), 'fovea-attack-'));
  const told = join(folder, 'attempts');
  writeFileSync(told, '');
  const start = performance.now();
  const outcomes = await runVitest('vitest.attack.config.ts', tests, {
    reporter: 'dot',
    env: { FOVEA_SEED: seed, FOVEA_ATTACK_SECONDS: values.seconds, FOVEA_ATTEMPTS: told },
  });
  const { passed, failed } = countOf(outcomes);
  const lines = readFileSync(told, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  // A test with random input tells how many it made, and is no attempt by itself.
  const others = Math.max(0, passed + failed - lines.length);
  const attempts = lines.reduce((sum, line) => sum + Number(line), others);
  return { promise, attempts, broken: failed, seconds: (performance.now() - start) / 1000 };
}
