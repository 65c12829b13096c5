import { readFile } from 'node:fs/promises';
import { growthShapes } from '../../fixtures/growth-shapes.ts';
import { batchSteps, measureBatch } from './batch/measure-batch.ts';
import { type ComparePlan, compare, stepsOf } from './compare.ts';
import { type FirstPlan, firstSteps, measureFirstPages, measureStageCosts } from './first.ts';
import { measureShapes } from './growth.ts';
import { runJob } from './measure/run-job.ts';
import { HELP, type PerfOptions, readOptions } from './options.ts';
import { batchMarkdown } from './report/batch-report.ts';
import { type CompareReport, compareMarkdown } from './report/compare-report.ts';
import { firstPlot } from './report/first-plot.ts';
import { type FirstReport, firstMarkdown, pageCosts } from './report/first-report.ts';
import { growthMarkdown } from './report/growth-report.ts';
import { keepInHistory } from './report/history.ts';
import { describeSetting, type Setting } from './report/machine.ts';
import { type CpuProfile, profileMarkdown } from './report/profile-report.ts';
import { Progress } from './report/progress.ts';
import { publish, publishPlot } from './report/publish.ts';
import { summarise } from './report/summary.ts';
import { throughputMarkdown } from './report/throughput-report.ts';
import { treesMarkdown } from './report/trees-report.ts';
import { type Drawn, drawPages } from './sample/draw.ts';
import { median, sum } from './statistics.ts';
import { measureThroughput, throughputSteps } from './throughput.ts';
import { measureTreeMemory } from './trees.ts';

/** Number of functions in the profile. */
const TOP = 30;

async function runCompare(options: PerfOptions): Promise<void> {
  const setting = settingOf(options);
  const drawn = await draw(options);
  const plan: ComparePlan = { ...options, pagesFile: drawn.pagesFile, coldFile: drawn.coldFile };
  const progress = new Progress(stepsOf(plan));
  try {
    const measured = await compare(plan, progress);
    progress.stop();
    const report = compareReport(options, setting, drawn, measured);
    await publish({ title: 'Speed', name: 'perf', markdown: compareMarkdown(report), json: report }, options);
    if (options.history) keepInHistory(report);
  } finally {
    await drawn.discard();
  }
}

function compareReport(
  options: PerfOptions,
  setting: Setting,
  drawn: Drawn,
  measured: Awaited<ReturnType<typeof compare>>,
): CompareReport {
  const facts = drawn.pages.map((page) => ({ id: page.id, bytes: Buffer.byteLength(page.html) }));
  const bytes = facts.map((page) => page.bytes);
  return {
    setting,
    sample: {
      digest: drawn.digest,
      pages: drawn.pages.length,
      slowPages: options.slowPages,
      warmUp: drawn.warmUp.length,
      megabytes: sum(bytes) / 1e6,
      medianKb: median(bytes) / 1e3,
      datasets: drawn.datasets,
    },
    rounds: options.rounds,
    hotPasses: options.hotPasses,
    coldPageKb: Buffer.byteLength(drawn.coldPage.html) / 1e3,
    summaries: measured.map((one) => summarise(one, facts)),
  };
}

async function runFirst(options: PerfOptions): Promise<void> {
  const setting = settingOf(options);
  const drawn = await draw(options);
  const plan: FirstPlan = { ...options, pagesFile: drawn.pagesFile };
  const progress = new Progress(firstSteps(plan));
  try {
    const measured = await measureFirstPages(plan, progress);
    const stages = await measureStageCosts(plan, progress);
    progress.stop();
    const report: FirstReport = { setting, sample: sampleOf(drawn), rounds: plan.rounds, measured, stages };
    const markdown = firstMarkdown(report);
    await publish({ title: 'The first pages', name: 'first', markdown, json: report }, options);
    const curves = measured.map((one) => ({ name: one.name, perPage: pageCosts(one) }));
    if (options.write) await publishPlot('first-pages', firstPlot(curves), 'npm run perf -- --first --write');
  } finally {
    await drawn.discard();
  }
}

async function runGrowth(options: PerfOptions): Promise<void> {
  const setting = settingOf(options);
  const progress = new Progress(growthShapes.length * options.candidates.length);
  const growths = await measureShapes(options.candidates, options.limitMs, progress);
  progress.stop();
  const report = { setting, growths };
  await publish({ title: 'Growth', name: 'growth', markdown: growthMarkdown(report), json: report }, options);
}

async function runThroughput(options: PerfOptions): Promise<void> {
  const setting = settingOf(options);
  const drawn = await draw(options);
  const progress = new Progress(throughputSteps(options.rounds));
  try {
    const rows = measureThroughput(drawn.pages, options.rounds, progress);
    progress.stop();
    const report = { setting, sample: sampleOf(drawn), rounds: options.rounds, rows };
    const markdown = throughputMarkdown(report);
    await publish({ title: 'Throughput of the methods', name: 'methods', markdown, json: report }, options);
  } finally {
    await drawn.discard();
  }
}

async function runBatch(options: PerfOptions): Promise<void> {
  const setting = settingOf(options);
  const drawn = await draw(options);
  const progress = new Progress(batchSteps(options.rounds));
  try {
    const costs = await measureBatch(drawn.pages, options.rounds, progress);
    progress.stop();
    const report = { setting, sample: sampleOf(drawn), rounds: options.rounds, costs };
    await publish(
      { title: 'Cost of a batch', name: 'batch', markdown: batchMarkdown(report), json: report },
      options,
    );
  } finally {
    await drawn.discard();
  }
}

async function runTrees(options: PerfOptions): Promise<void> {
  const setting = settingOf(options);
  const drawn = await draw(options);
  const progress = new Progress(options.candidates.length);
  try {
    const rows = await measureTreeMemory(options.candidates, drawn.pagesFile, options.limitMs, progress);
    progress.stop();
    const report = { setting, sample: sampleOf(drawn), rows };
    const markdown = treesMarkdown(report);
    await publish({ title: 'Memory of trees', name: 'trees', markdown, json: report }, options);
  } finally {
    await drawn.discard();
  }
}

function sampleOf({ digest, pages }: Drawn): { digest: string; pages: number; megabytes: number } {
  const megabytes = sum(pages.map((page) => Buffer.byteLength(page.html))) / 1e6;
  return { digest, pages: pages.length, megabytes };
}

async function runProfile(options: PerfOptions): Promise<void> {
  const drawn = await draw(options);
  try {
    for (const { name } of options.candidates) {
      const file = `${drawn.pagesFile}.${name}.cpuprofile`;
      const { pagesFile } = drawn;
      const { pages, slowPages: split, hotPasses, limitMs } = options;
      const job = {
        kind: 'pages',
        candidate: name,
        pagesFile,
        pages,
        split,
        hotPasses,
        skip: [],
        profile: file,
      };
      await runJob(job as Parameters<typeof runJob>[0], limitMs, () => {});
      const profile = JSON.parse(await readFile(file, 'utf8')) as CpuProfile;
      process.stdout.write(`${profileMarkdown(name, profile, TOP)}\n`);
    }
  } finally {
    await drawn.discard();
  }
}

async function draw({ pages, warmUp }: PerfOptions): Promise<Drawn> {
  const folder = process.env['FOVEA_DATA'];
  if (folder === undefined || folder === '') {
    throw new Error('Set FOVEA_DATA to a folder of pages as JSON Lines (.jsonl, .jsonl.gz, .jsonl.br).');
  }
  process.stderr.write('Drawing the sample …\n');
  return await drawPages(folder, pages, warmUp);
}

function settingOf(options: PerfOptions): Setting {
  return describeSetting(options.candidates.flatMap((candidate) => candidate.packages));
}

const RUNS = {
  compare: runCompare,
  first: runFirst,
  growth: runGrowth,
  methods: runThroughput,
  trees: runTrees,
  batch: runBatch,
  profile: runProfile,
  help: async () => void process.stdout.write(HELP),
};

try {
  const options = readOptions(process.argv.slice(2));
  await RUNS[options.mode](options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
