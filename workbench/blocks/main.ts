import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_METHOD, parsePage } from 'fovea';
import { variantNamed } from '../baselines/fovea/method-variant.ts';
import { whyUnusable } from '../comparators/model-files.ts';
import { comparatorNamed } from '../comparators/registry.ts';
import { openDataset } from '../datasets/read.ts';
import { projectText } from '../metrics/alignment/project.ts';
import { crossFitted } from '../train/cross-fit.ts';
import { type BlockRecord, blocksPage, withOtherMethods } from './blocks-page.ts';
import { partsOf } from './cleaneval-parts.ts';
import { judgeBlocks } from './judge-blocks.ts';

const METHODS = 'web2text,web2text?weights=web2text,web2text-retrained,victor,victor-chain,fovea';

const USAGE = `FOVEA_DATA=<folder> FOVEA_MODELS=<folder> npm run blocks -- [--every N] [--methods A,B]

Decisions of learned methods by block, on the splits of CleanEval of the papers; writes docs/results/blocks.md.
  --every N       only every Nth page; prints the document
  --methods A,B   only these methods and comparators, the rows of the others stay as they are
                  (default: ${METHODS})
`;

const PAGE = 'docs/results/blocks.md';

async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { every: { type: 'string' }, methods: { type: 'string' }, help: { type: 'boolean' } },
  });
  const every = Number(values.every ?? 1);
  if (values.help === true || !Number.isInteger(every) || every < 1) {
    process.stderr.write(USAGE);
    return values.help === true ? 0 : 2;
  }
  const names = (values.methods ?? METHODS).split(',').filter(isPresent);
  const day = new Date().toISOString().slice(0, 10);
  const page = blocksPage('npm run blocks', day, await measure(names, every));
  if (every > 1) process.stdout.write(page);
  else if (values.methods === undefined) writeFileSync(PAGE, page);
  else writeFileSync(PAGE, withOtherMethods(page, readFileSync(PAGE, 'utf8'), names, day));
  return 0;
}

/** Whether the files of a comparator are here; if not, says so. */
function isPresent(name: string): boolean {
  const why = whyUnusable(comparatorNamed(variantNamed(name).method.name) ?? { models: [] });
  if (why !== null) process.stderr.write(`${name} is skipped: ${why}\n`);
  return why === null;
}

async function measure(names: readonly string[], every: number): Promise<readonly BlockRecord[]> {
  const records: BlockRecord[] = [];
  let at = 0;
  for await (const sample of openDataset('cleaneval')) {
    const parts = partsOf(sample.id);
    if (parts.length === 0 || at++ % every !== 0) continue;
    const page = parsePage(sample.html);
    const gold = projectText(page, sample.gold_text);
    for (const system of names) {
      const { method, options } = variantNamed(system);
      const unseen =
        method.name === DEFAULT_METHOD
          ? crossFitted(sample)
          : comparatorNamed(method.name)?.forSample?.(sample);
      records.push({ system, parts, counts: judgeBlocks(unseen ?? method, options, page, gold) });
    }
    process.stderr.write(`\r${at} pages`);
  }
  process.stderr.write('\n');
  return records;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
