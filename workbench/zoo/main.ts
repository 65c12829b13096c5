import { writeFileSync } from 'node:fs';
import { caseOf } from '../../fixtures/zoo/agreement.ts';
import { type ZooChoice, zooPages } from '../../fixtures/zoo/zoo.ts';
import { measureZoo } from './measure.ts';
import { HELP, readOptions } from './options.ts';
import { unexplained } from './tables.ts';
import { writeZoo } from './write-zoo.ts';
import { zooDocument } from './zoo-document.ts';

async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.mode === 'help') process.stdout.write(HELP);
  else if (options.mode === 'write') {
    const count = writeZoo(options.folder, options.choice);
    process.stderr.write(`Wrote ${count} pages to ${options.folder}.\n`);
  } else await measure(options.file, options.choice);
}

async function measure(file: string | null, choice: ZooChoice): Promise<void> {
  const records = await measureZoo(zooPages(choice));
  const text = zooDocument(records);
  if (file === null) process.stdout.write(text);
  else writeFileSync(file, text);
  const open = unexplained(records);
  if (open.length === 0) return;
  process.exitCode = 1;
  process.stderr.write(
    `The language makes a difference, and no exception says why: ${open.map(caseOf).join(', ')}\n`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
