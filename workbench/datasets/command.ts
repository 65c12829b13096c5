import { parseArgs } from 'node:util';
import { markdownTable } from '../perf/report/table.ts';
import { CONVERTERS } from './converters/registry.ts';
import { DatasetError } from './data-folder.ts';
import { datasetFiles } from './files.ts';
import { MANIFESTS, manifestOf } from './manifests/registry.ts';
import { type Verdict, verifyDatasets } from './verify.ts';
import { writeSamples } from './write.ts';

/** Where a command writes its lines. */
export type Print = (line: string) => void;

const USAGE = `datasets list                              list the known datasets, and those in FOVEA_DATA
datasets verify                            compare digests and page counts with the manifests
datasets convert NAME FOLDER -o FILE       convert a public original to the common format (.jsonl, .jsonl.gz, .jsonl.br)

Converters:
${CONVERTERS.map(({ name, expects }) => `  ${name.padEnd(30)}${expects}`).join('\n')}`;

/** Runs one command and returns its exit code: 0 success, 1 data that differs or cannot be read, 2 wrong usage. */
export async function runCommand(args: readonly string[], print: Print): Promise<0 | 1 | 2> {
  const parsed = read(args);
  const [command, ...rest] = parsed?.positionals ?? [];
  try {
    if (command === 'list' && rest.length === 0) return await list(print);
    if (command === 'verify' && rest.length === 0) return await verify(print);
    const [name, folder] = rest;
    const output = parsed?.values.output;
    if (command === 'convert' && name && folder && output) return await convert(name, folder, output, print);
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    print(error.message);
    return 1;
  }
  print(USAGE);
  return 2;
}

function read(args: readonly string[]) {
  try {
    const options = { output: { type: 'string', short: 'o' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

async function list(print: Print): Promise<0> {
  const files = process.env['FOVEA_DATA'] ? await datasetFiles() : new Map<string, string>();
  const columns = [
    { title: 'dataset', cell: (name: string) => name },
    { title: 'pages', isNumber: true, cell: (name: string) => String(manifestOf(name)?.pages ?? '') },
    { title: 'gold', cell: (name: string) => manifestOf(name)?.gold ?? '' },
    { title: 'headline', cell: (name: string) => (manifestOf(name)?.headline ? 'yes' : 'no') },
    { title: 'languages', cell: (name: string) => Object.keys(manifestOf(name)?.languages ?? {}).join(' ') },
    { title: 'here', cell: (name: string) => (files.has(name) ? 'yes' : 'no') },
  ];
  const names = new Set([...MANIFESTS.map((manifest) => manifest.name), ...files.keys()]);
  print(markdownTable(columns, [...names].toSorted()));
  return 0;
}

async function verify(print: Print): Promise<0 | 1> {
  const verdicts: Verdict[] = [];
  for await (const verdict of verifyDatasets()) verdicts.push(verdict);
  const columns = [
    { title: 'dataset', cell: ({ name }: Verdict) => name },
    { title: 'state', cell: ({ state }: Verdict) => state },
    {
      title: 'pages',
      isNumber: true,
      cell: ({ found, known }: Verdict) => String((found ?? known)?.pages ?? ''),
    },
    { title: 'expected', isNumber: true, cell: ({ known }: Verdict) => String(known?.pages ?? '') },
    { title: 'digest', cell: ({ found }: Verdict) => found?.digest.slice(0, 16) ?? '' },
    { title: 'expected', cell: ({ known }: Verdict) => known?.digest.slice(0, 16) ?? '' },
  ];
  print(markdownTable(columns, verdicts));
  const count = (state: Verdict['state']): number =>
    verdicts.filter((verdict) => verdict.state === state).length;
  print(
    `${count('same')} same, ${count('differs')} differ, ${count('absent')} absent, ${count('unknown')} unknown`,
  );
  return count('differs') === 0 ? 0 : 1;
}

async function convert(name: string, folder: string, output: string, print: Print): Promise<0> {
  const converter = CONVERTERS.find((one) => one.name === name);
  if (converter === undefined) {
    const names = CONVERTERS.map((one) => one.name).join(', ');
    throw new DatasetError(`There is no converter "${name}". There is: ${names}.`);
  }
  print(`${await writeSamples(converter.convert(folder), output)} pages written to ${output}`);
  return 0;
}
