import { tableMarkdown } from '../report/tables/table.ts';
import { layoutPages } from './layout/layout-pages.ts';
import { readLayoutResults, writeLayoutResults } from './layout/layout-results.ts';
import { layoutTables } from './layout/layout-tables.ts';
import { layoutMarkdown, runLayout, writeLayout } from './layout/run-layout.ts';
import { layoutSystems } from './layout/systems.ts';
import { HELP, readOptions } from './options.ts';
import { runRuntime, runtimeMarkdown, writeRuntime } from './runtime/run-runtime.ts';
import { SWEEPS, sweepNamed } from './sweeps/registry.ts';
import { runSweep } from './sweeps/run-sweep.ts';
import { writePages } from './write-pages.ts';
import { writeSweep } from './write-sweep.ts';

async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.mode === 'help') {
    const sweeps = SWEEPS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}\n`).join('');
    process.stdout.write(`${HELP}\nSweeps:\n${sweeps}`);
  } else if (options.mode === 'pages') {
    const paths = writePages(options.results, options.papers);
    process.stderr.write(`Wrote ${paths.length} pages under workbench/papers.\n`);
  } else if (options.mode === 'layout') {
    const systems = layoutSystems(options.systems);
    const records = await runLayout(systems, options);
    const measured = layoutTables(records, systems);
    // A table without rows keeps those that are written.
    const tables = measured.map((one) =>
      options.keepCosts && one.id === 'cost' ? { ...one, rows: [] } : one,
    );
    process.stdout.write(layoutMarkdown(tables));
    const isWhole = options.systems.length === 0;
    writeLayoutResults(layoutPages(records, isWhole ? [] : readLayoutResults()));
    if (options.write) process.stderr.write(`Wrote ${writeLayout(tables, options.pages, isWhole)}.\n`);
  } else if (options.mode === 'runtime') {
    const pages = await runRuntime(options);
    process.stdout.write(`${runtimeMarkdown(pages)}\n`);
    if (options.write) process.stderr.write(`Wrote ${writeRuntime(pages, options.pages)}.\n`);
  } else {
    const sweep = sweepNamed(options.sweep);
    const tables = await runSweep(sweep, options);
    const text = tables.map((table) => `## ${table.title}\n\n${tableMarkdown(table)}\n`).join('\n');
    process.stdout.write(text);
    if (options.write) process.stderr.write(`Wrote ${writeSweep(sweep, options, text)}.\n`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
