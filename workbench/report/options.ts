import { parseArgs } from 'node:util';
import { CALIBRATION_FILE } from './results/calibration.ts';
import { RESULTS_FOLDER } from './results/read-results.ts';

/** What to report. */
export interface ReportOptions {
  readonly mode: 'run' | 'help';
  readonly results: string;
  /** File of the report; `null` for none. */
  readonly out: string | null;
  /** Folder for plots and tables without page content; `null` for none. */
  readonly docs: string | null;
  /** Whether the documents keep the rows of systems that these results lack. */
  readonly isRenewal: boolean;
  readonly metric: string | null;
  /** Highlighted systems. */
  readonly highlight: readonly string[];
  /** JSON of `npm run perf`. */
  readonly perf: string | null;
  /** Whether to tell times; those of a run on a busy machine say nothing. */
  readonly hasCosts: boolean;
  /** JSON of `npm run train -- calibration`; ignored if it does not exist. */
  readonly calibration: string;
  /** Number of worst pages to show. */
  readonly worst: number;
  /** The system whose worst pages to show; `null` for the first highlighted one. */
  readonly worstOf: string | null;
}

/** The help text. */
export const HELP = `npm run report -- [results folder] [options]

  results folder      folder with the results of npm run bench (${RESULTS_FOLDER})
  -o, --out FILE      the report, one self-contained HTML file (report.html next to the results)
  --docs FOLDER       also plots and tables without page content, for docs/results
  --renew             with --docs: only the rows of these results, in pages that keep all others
  --metric NAME       the metric of the plots (lcs-token)
  --highlight A,B     systems to highlight, at most six (the default method and the best others)
  --perf FILE         JSON of npm run perf -- --out FILE, for CPU time
  --no-costs          no times: for a run on a machine that was busy with other work
  --calibration FILE  JSON of npm run train -- calibration (${CALIBRATION_FILE}, if it exists)
  --worst N           worst pages to show (20; 0 for none; needs FOVEA_DATA)
  --worst-of NAME     the system whose worst pages to show (the first highlighted one)
`;

const WORST_PAGES = 20;

const FLAGS = {
  out: { type: 'string', short: 'o' },
  docs: { type: 'string' },
  renew: { type: 'boolean' },
  metric: { type: 'string' },
  highlight: { type: 'string' },
  perf: { type: 'string' },
  'no-costs': { type: 'boolean' },
  calibration: { type: 'string' },
  worst: { type: 'string' },
  'worst-of': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): ReportOptions {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  if (positionals.length > 1) throw new Error(`One results folder, not ${positionals.length}: see --help.`);
  const results = positionals[0] ?? RESULTS_FOLDER;
  const worst = values.worst === undefined ? WORST_PAGES : Number(values.worst);
  if (!Number.isInteger(worst) || worst < 0)
    throw new Error(`--worst wants a whole number, not '${values.worst}'.`);
  if (values.renew === true && values.docs === undefined)
    throw new Error('--renew wants --docs: the folder whose pages it renews.');
  return {
    mode: values.help ? 'help' : 'run',
    results,
    out: values.out ?? (values.docs === undefined ? `${results}/report.html` : null),
    docs: values.docs ?? null,
    isRenewal: values.renew === true,
    metric: values.metric ?? null,
    highlight: (values.highlight ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    perf: values.perf ?? null,
    hasCosts: values['no-costs'] !== true,
    calibration: values.calibration ?? CALIBRATION_FILE,
    worst,
    worstOf: values['worst-of'] ?? null,
  };
}
