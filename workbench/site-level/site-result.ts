import type { Ledger } from '../perf/report/ledger.ts';
import type { CrawlCost } from './measure-crawl.ts';
import type { PageScore } from './measure-methods.ts';
import type { SecondsScore } from './measure-seconds.ts';
import type { SignalScore } from './measure-signal.ts';
import type { SwdeScore } from './measure-swde.ts';

/** All that was measured. */
export interface SiteResult {
  readonly date: string;
  readonly node: string;
  /** Sites, their pages, and those of them with gold. */
  readonly sites: number;
  readonly pages: number;
  readonly gold: number;
  readonly scores: readonly PageScore[];
  /** `fovea` alone and with some siblings, on the same pages, and the number of their sites. */
  readonly withSite: readonly PageScore[];
  readonly withSiteSites: number;
  /** Sites that the methods were measured on. */
  readonly methodSites: number;
  readonly signal: readonly SignalScore[];
  readonly swde: readonly SwdeScore[];
  readonly templates: number;
  readonly seconds: readonly SecondsScore[];
  readonly timedSites: number;
  readonly crawl: readonly CrawlCost[];
}

interface PageCounts {
  readonly pages: number;
  readonly gold: number;
}

/** What the ledger holds, as one result. */
export function siteResult(ledger: Ledger): SiteResult {
  const counts = ledger.rows<PageCounts>('pages');
  const withSite = ledger.rows<PageScore>('fovea');
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    sites: counts.length,
    pages: counts.reduce((sum, { pages }) => sum + pages, 0),
    gold: counts.reduce((sum, { gold }) => sum + gold, 0),
    // `fovea` alone is among the methods already.
    scores: [...ledger.rows<PageScore>('methods'), ...withSite.filter(({ system }) => system !== 'fovea')],
    withSite,
    withSiteSites: ledger.entries('fovea').length,
    methodSites: ledger.entries('methods').length,
    signal: ledger.rows('signal'),
    swde: ledger.rows('swde'),
    templates: ledger.entries<SwdeScore>('swde').filter(({ rows }) => rows.length > 0).length,
    seconds: ledger.rows('seconds'),
    timedSites: ledger.entries('seconds').length,
    crawl: ledger.rows('crawl'),
  };
}
