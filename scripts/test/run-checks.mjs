import { spawn } from 'node:child_process';
import { ROOT } from '../setup/run.mjs';

const NOTE = /^note: .*$/gmu;

/**
 * Runs the checks one after the other, prints a line for each with its notes, and shows the output of those that failed.
 * Returns their outcomes as if they were the tests of one file.
 */
export async function runChecks(checks) {
  const outcomes = { file: 'checks', passed: 0, failures: [], skipped: [] };
  for (const [name, command, args] of checks) {
    const { isFine, output } = await outcomeOf(command, args);
    if (isFine) outcomes.passed++;
    else outcomes.failures.push({ test: name, message: '' });
    const notes = output.match(NOTE) ?? [];
    console.log(
      isFine
        ? [`ok: ${name}`, ...notes].join('\n')
        : `${output}FAILED: ${name} (${command} ${args.join(' ')})`,
    );
  }
  return outcomes;
}

function outcomeOf(command, args) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isFine: false, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ isFine: code === 0, output: Buffer.concat(parts).toString() }));
  });
}
