import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../baselines/root.ts';
import { svgFile } from '../report/svg/picture.ts';
import { f1Plot } from './f1-plot.ts';
import { measureMethods, measureSignal } from './measure-methods.ts';
import { measureSwde } from './measure-swde.ts';
import { type SiteResult, sitePage } from './site-page.ts';
import { readSites } from './sites.ts';

const HELP = `FOVEA_DATA=<folder> npm run site-level -- [options]

  --sites N       every N-th site (1)
  --pages N       pages of each site for the methods (1)
  --signal N      pages of each site for fovea with and without the site (16)
  --swde N        every N-th template of SWDE (1)
  --only A,B      methods, signal or swde; the rest stays as it was in the last run
  --write         write docs/results/site-level.md and its plot from the last run
`;

const LAST = join(ROOT, '.cache/site-level/result.json');
const PAGE = join(ROOT, 'docs/results/site-level.md');
const PLOT = join(ROOT, 'docs/results/plots/site-level.svg');

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1' },
    pages: { type: 'string', default: '1' },
    signal: { type: 'string', default: '16' },
    swde: { type: 'string', default: '1' },
    only: { type: 'string', default: 'methods,signal,swde' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else if (values.write) write(JSON.parse(readFileSync(LAST, 'utf8')) as SiteResult);
else {
  const result = await measure();
  mkdirSync(join(LAST, '..'), { recursive: true });
  writeFileSync(LAST, JSON.stringify(result));
  process.stdout.write(sitePage(result));
}

async function measure(): Promise<SiteResult> {
  const all = await readSites();
  const sites = all.filter((_, at) => at % Number(values.sites) === 0);
  const parts = values.only.split(',');
  const last = existsSync(LAST) ? (JSON.parse(readFileSync(LAST, 'utf8')) as SiteResult) : null;
  const begun = process.cpuUsage();
  const result: SiteResult = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    sites: all.length,
    pages: all.reduce((sum, { samples }) => sum + samples.length, 0),
    measuredSites: parts.includes('methods') ? sites.length : (last?.measuredSites ?? 0),
    scores: parts.includes('methods')
      ? sites.flatMap((site, at) => {
          if (at % 10 === 0) process.stderr.write(`site ${at + 1} of ${sites.length}\n`);
          return measureMethods(site, Number(values.pages));
        })
      : (last?.scores ?? []),
    signal: parts.includes('signal')
      ? sites.flatMap((site) => measureSignal(site, Number(values.signal)))
      : (last?.signal ?? []),
    swde: parts.includes('swde') ? await measureSwde(1, Number(values.swde)) : (last?.swde ?? []),
  };
  const { user, system } = process.cpuUsage(begun);
  process.stderr.write(`${Math.round((user + system) / 1e6)} s of processor time\n`);
  return result;
}

function write(result: SiteResult): void {
  writeFileSync(PAGE, sitePage(result));
  writeFileSync(PLOT, svgFile(f1Plot(result.scores), 'site-level', 'npm run site-level -- --write'));
}
