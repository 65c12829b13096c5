import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readUrlList } from '@fovea/sources';
import { markdownTable } from '../perf/report/table.ts';
import { CONVERTERS } from './converters/registry.ts';
import { DatasetError } from './data-folder.ts';
import { datasetFiles } from './files.ts';
import { MANIFESTS, manifestOf } from './manifests/registry.ts';
import { buildSet } from './random-set/build-set.ts';
import { type Verdict, verifyDatasets } from './verify.ts';
import { writeSamples } from './write.ts';

/** Where a command writes its lines. */
export type Print = (line: string) => void;

const USAGE = `datasets list                              list the known datasets, and those in FOVEA_DATA
datasets verify                            compare digests and page counts with the manifests
datasets convert NAME FOLDER -o FILE       convert a public original to the common format (.jsonl, .jsonl.gz, .jsonl.br)
datasets build LIST -o FOLDER              draw addresses at random from a file (one per line), capture them, keep the readable
   [--seed TEXT] [--draw N] [--least N]    drawn by this seed (1), 50 at a time, again while fewer than 20 are readable
   [--allow-private]                       also from this machine and the local network

Converters:
${CONVERTERS.map(({ name, expects }) => `  ${name.padEnd(30)}${expects}`).join('\n')}`;

/** Pages to draw per round, and the minimum of readable ones, as in the papers on GCE. */
const PAGES_PER_ROUND = 50;
const MIN_READABLE = 20;

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
    if (command === 'build' && name && folder === undefined && output)
      return await build(name, output, parsed?.values ?? {}, print);
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
    const options = {
      output: { type: 'string', short: 'o' },
      seed: { type: 'string' },
      draw: { type: 'string' },
      least: { type: 'string' },
      'allow-private': { type: 'boolean' },
    } as const;
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

interface BuildFlags {
  readonly seed?: string;
  readonly draw?: string;
  readonly least?: string;
  readonly 'allow-private'?: boolean;
}

async function build(list: string, folder: string, flags: BuildFlags, print: Print): Promise<0> {
  const plan = {
    addresses: await addressesIn(list),
    seed: flags.seed ?? '1',
    draw: count('--draw', flags.draw, PAGES_PER_ROUND),
    least: count('--least', flags.least, MIN_READABLE),
  };
  const { captureInto } = await import('./random-set/capture-pages.ts');
  const allowPrivate = flags['allow-private'] === true;
  const manifest = await buildSet(plan, captureInto(folder, { allowPrivate }));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  const { addresses, drawn, crawled, kept } = manifest.counts;
  print(`${addresses} addresses, ${drawn} drawn, ${crawled} captured, ${kept} readable and kept: ${folder}`);
  return 0;
}

/** The addresses of a list; a line that is none is an error, because it would be missing from the draw unnoticed. */
async function addressesIn(path: string): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new DatasetError(`${path} cannot be read: ${error.message}`);
  });
  const { urls, wrong } = readUrlList(text);
  const [first] = wrong;
  if (first !== undefined)
    throw new DatasetError(`${path}:${first.number} is not an http(s) address: ${first.text}`);
  return urls;
}

function count(flag: string, text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new DatasetError(`${flag} wants a whole number above 0, not '${text}'.`);
}
