import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/run.mjs';

/** Runs the tests of a configuration, or those on some paths, and returns the outcomes of each file. */
export async function runVitest(config, paths = [], { reporter = 'default', env = {} } = {}) {
  const counted = join(ROOT, `.cache/${config}.json`);
  rmSync(counted, { force: true });
  mkdirSync(dirname(counted), { recursive: true });
  const args = ['vitest', 'run', '--config', config, `--reporter=${reporter}`, ...paths];
  args.push('--reporter=./scripts/test/count-reporter.mjs');
  const code = await exitCodeOf('npx', args, { ...env, FOVEA_TEST_COUNT: counted });
  if (!existsSync(counted)) return [unfinished(config, 'the run did not finish')];
  const files = JSON.parse(readFileSync(counted, 'utf8'));
  const hasFailed = files.some(({ failures }) => failures.length > 0);
  return code === 0 || hasFailed ? files : [...files, unfinished(config, `vitest ended with ${code}`)];
}

function unfinished(config, message) {
  return { file: '', passed: 0, failures: [{ test: config, message }], skipped: [] };
}

function exitCodeOf(command, args, env) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
