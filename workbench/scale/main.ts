import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../baselines/root.ts';
import { dataFolder } from '../datasets/data-folder.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { describeSetting } from '../perf/report/machine.ts';
import { Progress } from '../perf/report/progress.ts';
import { drawPages } from '../perf/sample/draw.ts';
import { svgFile } from '../report/svg/picture.ts';
import { CrawlFolder } from './crawl-folder.ts';
import { withCosts } from './guide-costs.ts';
import { withKills } from './kills-part.ts';
import { measureKills } from './measure-kills.ts';
import { measurePages } from './measure-pages.ts';
import { expectedMs, measureStep, planSteps, stepName } from './measure-ways.ts';
import { scalePage } from './scale-page.ts';
import { tailPlot } from './simulation/tail-plot.ts';
import { costsOfPages, startOfTask } from './task-costs.ts';
import { WAYS } from './ways.ts';

const HELP = `FOVEA_DATA=<folder> npm run scale -- [options]

  --sizes A,B     pages of the crawls (500,2000)
  --rounds N      rounds of the ways that have goals (3)
  --minutes N     begin no way that would probably end later (no limit)
  --kills N       kills under Spark, of files and of DataFrames each (20)
  --seed N        decides when they come (26)
  --only A,B      ways, pages or kills; the rest stays as it was measured before
  --fresh         measure again what was measured before; without it a run goes on where the last one ended
  --write         write docs/results/scale.md, its plot and the sum in the guide from what is measured;
                  with --only kills, nothing but the table of kills

The peers need \`npm run baselines:python\`, Spark what \`npm run test:long\` sets up.
`;

const PAGE = 'docs/results/scale.md';
const GUIDE = 'docs/guide/crawl.md';
const PAGES = 1500;
const WARM_UP = 50;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '500,2000' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: 'Infinity' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '26' },
    only: { type: 'string', default: 'ways,pages,kills' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const ledger = new Ledger(join(ROOT, '.cache/scale/measured.jsonl'));
const parts = new Set(values.only.split(','));

if (values.help) process.stdout.write(HELP);
else if (values.write) write(values.only === 'kills');
else {
  if (values.fresh) for (const part of ['setting', ...parts]) ledger.forget(part);
  await measure();
  process.stdout.write(scalePage(ledger));
}

async function measure(): Promise<void> {
  await ledger.take('setting', new Date().toISOString().slice(0, 10), async () => [describeSetting([])]);
  if (parts.has('ways')) await measureWays(values.sizes.split(',').map(Number));
  if (parts.has('pages')) {
    await ledger.take('pages', 'all', async () => {
      const drawn = await drawPages(dataFolder(), PAGES, WARM_UP);
      await drawn.discard();
      return [measurePages(drawn.pages, drawn.warmUp)];
    });
  }
  if (parts.has('kills'))
    await ledger.take('kills', 'all', () => measureKills(Number(values.kills), Number(values.seed)));
}

async function measureWays(sizes: readonly number[]): Promise<void> {
  const steps = planSteps(WAYS, sizes, Number(values.rounds));
  const end = performance.now() + Number(values.minutes) * 60_000;
  const drawn = await drawPages(dataFolder(), Math.max(...sizes), 0);
  await drawn.discard();
  const crawls = await CrawlFolder.open(drawn.pages);
  const progress = new Progress(steps.length);
  try {
    for (const step of steps) {
      const name = stepName(step);
      progress.begin(name);
      const hasTime = performance.now() + expectedMs(ledger, step) <= end;
      if (hasTime) await measureStep(ledger, crawls, step);
      progress.step(hasTime ? name : `${name}: no time left`);
    }
  } finally {
    progress.stop();
    await crawls.discard();
  }
}

function write(onlyKills: boolean): void {
  const wanted = onlyKills ? ['kills'] : ['ways', 'pages', 'kills'];
  const missing = wanted.filter((part) => ledger.rows(part).length === 0);
  if (missing.length > 0) throw new Error(`Not measured yet: npm run scale -- --only ${missing.join(',')}`);
  if (onlyKills) {
    rewrite(PAGE, (page) => withKills(page, ledger.rows('kills')));
    return;
  }
  const page = scalePage(ledger);
  writeFileSync(join(ROOT, PAGE), page);
  rewrite(GUIDE, (guide) => withCosts(guide, page));
  const plot = tailPlot({ page: costsOfPages(ledger), startS: startOfTask(ledger) });
  writeFileSync(
    join(ROOT, 'docs/results/plots/scale-tail.svg'),
    svgFile(plot, 'scale-tail', 'npm run scale -- --write'),
  );
}

function rewrite(path: string, change: (text: string) => string): void {
  const file = join(ROOT, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
