import { tableMarkdown } from '../report/tables/table.ts';
import { HELP, readOptions } from './options.ts';
import { SWEEPS, sweepNamed } from './sweeps/registry.ts';
import { runSweep } from './sweeps/run-sweep.ts';
import { writePages } from './write-pages.ts';

async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.mode === 'help') {
    const sweeps = SWEEPS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}\n`).join('');
    process.stdout.write(`${HELP}\nSweeps:\n${sweeps}`);
  } else if (options.mode === 'pages') {
    const paths = writePages(options.results);
    process.stderr.write(`Wrote ${paths.length} pages under workbench/papers.\n`);
  } else {
    for (const table of await runSweep(sweepNamed(options.sweep), options)) {
      process.stdout.write(`## ${table.title}\n\n${tableMarkdown(table)}\n\n`);
    }
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
