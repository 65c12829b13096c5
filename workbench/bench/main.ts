import { chooseSystems, systemNamed } from './choose/choose-systems.ts';
import { runDiff } from './diff/run-diff.ts';
import { runFates } from './fates/run-fates.ts';
import { type BenchOptions, HELP, readOptions } from './options.ts';
import { measure, resultOf } from './run-bench.ts';
import { writeResults } from './write-results.ts';

async function runBench(options: BenchOptions): Promise<void> {
  const { systems, notices } = await chooseSystems(options);
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  if (systems.length === 0) throw new Error('No system to measure: see --methods and --peers.');
  const measured = await measure(systems, options);
  process.stdout.write(writeResults(resultOf(measured, notices), measured.records, options.out));
  process.stderr.write(
    `${measured.setting.seconds} s. Wrote result.json, pages.jsonl.gz, tables.md to ${options.out}.\n`,
  );
}

const RUNS = {
  run: runBench,
  diff: async (options: BenchOptions): Promise<void> => {
    const [a, b] = [await systemNamed(options.pair[0]!), await systemNamed(options.pair[1]!)];
    process.stdout.write(await runDiff(a, b, options));
  },
  fates: async (options: BenchOptions): Promise<void> => {
    process.stderr.write(`Wrote ${(await runFates(options)).join(', ')}.\n`);
  },
  help: async (): Promise<void> => void process.stdout.write(HELP),
};

try {
  const options = readOptions(process.argv.slice(2));
  await RUNS[options.mode](options);
  // Processes of peers may still be open.
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(2);
}
