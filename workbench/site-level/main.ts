import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../baselines/root.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { svgFile } from '../report/svg/picture.ts';
import { f1Plot } from './f1-plot.ts';
import { measureCrawl } from './measure-crawl.ts';
import { measureFoveaWithSite, measureMethods } from './measure-methods.ts';
import { measureSeconds } from './measure-seconds.ts';
import { measureSignal } from './measure-signal.ts';
import { measureTemplate, readTemplates } from './measure-swde.ts';
import { sitePage, withKept, withMeasured } from './site-page.ts';
import { type SiteResult, siteResult } from './site-result.ts';
import { hasGold, openSite, siteNames } from './sites.ts';

const HELP = `FOVEA_DATA=<folder> npm run site-level -- [options]

  --sites N       every N-th site (1)
  --pages N       pages of each site for the methods (2)
  --swde N        pages of each template of SWDE (1)
  --timed N       every N-th site for the seconds by the protocol of the paper (20)
  --only A,B      methods, fovea (with the site), signal, swde, seconds or crawl; the rest stays as it was measured before
  --fresh         measure again what was measured before; without it a run goes on where the last one ended
  --write         write docs/results/site-level.md and its plot from what is measured; only the sections about fovea, the
                  signal and the crawl as long as the methods are not measured on all sites; what of these
                  is not measured stays
`;

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1' },
    pages: { type: 'string', default: '2' },
    swde: { type: 'string', default: '1' },
    timed: { type: 'string', default: '20' },
    only: { type: 'string', default: 'methods,fovea,signal,swde,seconds,crawl' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const ledger = new Ledger(join(ROOT, '.cache/site-level/measured.jsonl'));
const parts = new Set(values.only.split(','));

if (values.help) process.stdout.write(HELP);
else if (values.write) write(siteResult(ledger));
else {
  if (values.fresh) for (const part of parts) ledger.forget(part);
  await measure();
  process.stdout.write(sitePage(siteResult(ledger)));
}

async function measure(): Promise<void> {
  const isOfSites = ['methods', 'fovea', 'signal', 'seconds'].some((part) => parts.has(part));
  const names = isOfSites ? (await siteNames()).filter((_, at) => at % Number(values.sites) === 0) : [];
  for (const [at, name] of names.entries()) {
    if (at % 10 === 0) process.stderr.write(`site ${at + 1} of ${names.length}\n`);
    await measureSite(name, at % Number(values.timed) === 0);
  }
  if (parts.has('swde')) {
    for (const site of await readTemplates())
      await ledger.take('swde', site.name, async () => measureTemplate(site, Number(values.swde)));
  }
  if (parts.has('crawl')) {
    await ledger.take('crawl', 'by site', () => measureCrawl(true));
    await ledger.take('crawl', 'plain', () => measureCrawl(false));
  }
}

async function measureSite(name: string, isTimed: boolean): Promise<void> {
  const wanted = (part: string): boolean => parts.has(part) && !ledger.has(part, name);
  const open = ['methods', 'fovea', 'signal', ...(isTimed ? ['seconds'] : [])].filter(wanted);
  if (open.length === 0) return;
  const site = await openSite(name);
  await ledger.take('pages', name, async () => [
    { pages: site.samples.length, gold: site.samples.filter(hasGold).length },
  ]);
  const measures: Readonly<Record<string, () => readonly unknown[]>> = {
    methods: () => measureMethods(site, Number(values.pages)),
    fovea: () => measureFoveaWithSite(site, Number(values.pages)),
    signal: () => measureSignal(site, Number.POSITIVE_INFINITY),
    seconds: () => measureSeconds(site),
  };
  for (const part of open) await ledger.take(part, name, async () => measures[part]!());
}

/** Writes the page; where the methods are not measured on all sites, only the sections that stand alone. */
function write(result: SiteResult): void {
  const file = join(ROOT, 'docs/results/site-level.md');
  const isWhole = result.methodSites > 0 && result.methodSites >= result.sites;
  const before = readFileSync(file, 'utf8');
  const page = isWhole ? withKept(sitePage(result), before, result) : withMeasured(before, result);
  writeFileSync(file, page);
  if (!isWhole) return;
  const plot = svgFile(f1Plot(result.scores), 'site-level', 'npm run site-level -- --write');
  writeFileSync(join(ROOT, 'docs/results/plots/site-level.svg'), plot);
}
