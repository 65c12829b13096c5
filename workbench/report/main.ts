import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DEFAULT_METHOD } from 'fovea';
import { DatasetError } from '../datasets/data-folder.ts';
import { renewDocs, writeDocs } from './docs/write-docs.ts';
import { find } from './findings/find.ts';
import type { Findings } from './findings/findings.ts';
import { firstSystem, makeReport } from './make-report.ts';
import { HELP, type ReportOptions, readOptions } from './options.ts';
import { readCalibration } from './results/calibration.ts';
import { costsOf } from './results/costs.ts';
import { RESULTS_FOLDER, type Results, readResults } from './results/read-results.ts';
import { type WorstPage, worstPages } from './worst/worst-pages.ts';

async function run(options: ReportOptions): Promise<void> {
  const results = readResults(options.results);
  const findings = find(results.result, results.pages, {
    metric: options.metric,
    highlight: options.highlight,
    ours: `fovea:${DEFAULT_METHOD}`,
    costs: options.hasCosts ? costsOf(results.result, options.perf) : new Map(),
  });
  if (options.out !== null) {
    const html = makeReport(
      findings,
      await gatherWorst(results, findings, options),
      readCalibration(options.calibration),
    );
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, html);
    process.stderr.write(`Wrote ${options.out} (${Math.round(html.length / 1000)} kB).\n`);
  }
  if (options.docs !== null) {
    const from = options.results === RESULTS_FOLDER ? '' : `${options.results} `;
    const command = `npm run report -- ${from}--docs ${options.docs}${options.hasCosts ? '' : ' --no-costs'}`;
    const files = options.isRenewal
      ? renewDocs(findings, results.result, options.docs)
      : writeDocs(findings, results.result, { folder: options.docs, command });
    process.stderr.write(`Wrote ${files.length} files under ${options.docs}.\n`);
  }
}

/** The report is useful without page texts, so their absence is a notice, not an error. */
async function gatherWorst(
  results: Results,
  findings: Findings,
  options: ReportOptions,
): Promise<{ readonly system: string; readonly pages: readonly WorstPage[] } | null> {
  const system = options.worstOf ?? firstSystem(findings);
  if (options.worst === 0 || system === null) return null;
  const datasets = new Set(findings.counted.map(({ name }) => name));
  try {
    return { system, pages: await worstPages(results, datasets, system, findings.metric, options.worst) };
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    process.stderr.write(`No worst pages: ${error.message}\n`);
    return null;
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.mode === 'help') process.stdout.write(HELP);
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
