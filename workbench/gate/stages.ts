import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import { dataFolder } from '../datasets/data-folder.ts';
import { candidateNamed } from '../perf/candidates/registry.ts';
import { measureStageCosts } from '../perf/first.ts';
import { STAGES } from '../perf/measure/stages.ts';
import { describeSetting } from '../perf/report/machine.ts';
import { Progress } from '../perf/report/progress.ts';
import { drawPages } from '../perf/sample/draw.ts';
import {
  aboveBudgets,
  lowerBudgets,
  ratiosOf,
  type StageBudgets,
  type StageRatios,
} from './stage-budgets.ts';

const PATH = join(ROOT, 'workbench/gate/stage-budgets.json');
const PAGES = 200;
const ROUNDS = 3;
const LIMIT_MS = 60_000;

/** Measures the stages and holds them to their budgets, or lowers the budgets. A quiet machine is needed: nothing else may run. */
export async function checkStages(isUpdate: boolean): Promise<boolean> {
  const { machine, node } = describeSetting([]);
  const budgets = existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as StageBudgets) : null;
  const known = budgets?.machine === machine && budgets.node === node ? budgets.ratios : null;
  const ratios = await measure();
  for (const stage of STAGES) {
    const budget = known === null ? '' : ` of ${known[stage]}`;
    process.stdout.write(`${stage}  ${ratios[stage]}${budget} passes of parse5\n`);
  }
  if (isUpdate) {
    const kept = known === null ? ratios : lowerBudgets(known, ratios);
    writeFileSync(PATH, `${JSON.stringify({ machine, node, ratios: kept }, null, 2)}\n`);
    return true;
  }
  if (known === null) {
    throw new Error(
      `The budgets are those of ${budgets?.machine ?? 'no machine'} (Node ${budgets?.node ?? '–'}), not of this one: measure the commit to compare with here, with --stages --update.`,
    );
  }
  const problems = aboveBudgets(known, ratios);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0;
}

async function measure(): Promise<StageRatios> {
  const drawn = await drawPages(dataFolder(), PAGES, 0);
  const progress = new Progress(ROUNDS);
  try {
    const plan = { candidates: [candidateNamed('fovea')], pagesFile: drawn.pagesFile };
    return ratiosOf(
      await measureStageCosts({ ...plan, pages: PAGES, rounds: ROUNDS, limitMs: LIMIT_MS }, progress),
    );
  } finally {
    progress.stop();
    await drawn.discard();
  }
}
