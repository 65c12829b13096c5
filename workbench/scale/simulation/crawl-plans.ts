import { type PageCost, type Plan, type Schedule, simulate } from './schedule.ts';

/** The size of a crawl. */
export interface CrawlSize {
  readonly pages: number;
  readonly files: number;
}

/** A monthly crawl of Common Crawl. */
export const CRAWL: CrawlSize = { pages: 3e9, files: 90_000 };

/** Numbers of cores that are simulated. */
export const CORES: readonly number[] = [300, 1000, 3000, 10_000, 30_000];

/** Ways to run the same crawl. */
export const WAYS = {
  'even machines': {},
  'slow machines': { slowShare: 0.02 },
  'slow machines, speculation': { slowShare: 0.02, isSpeculative: true },
  'slow machines, speculation, quarters of files': { slowShare: 0.02, isSpeculative: true, parts: 4 },
} as const satisfies Readonly<Record<string, Partial<Plan> & { readonly parts?: number }>>;

/** A way to run a crawl. */
export type CrawlWay = keyof typeof WAYS;

/** What was measured, and what is assumed about a cluster. */
export interface Measured {
  readonly page: PageCost;
  readonly startS: number;
}

/** One machine in fifty takes three times as long; a task is lost with its machine once in a thousand hours; one page in 100,000 hangs. */
export const ASSUMED = { slowness: 3, lossesPerHour: 0.001, hangs: 1e-5, hangS: 30, seed: 26 };

/** A whole crawl on so many cores. */
export function simulateCrawl(
  way: CrawlWay,
  cores: number,
  { page, startS }: Measured,
  crawl: CrawlSize = CRAWL,
): Schedule {
  const { parts = 1, ...own }: Partial<Plan> & { readonly parts?: number } = WAYS[way];
  const tasks = crawl.files * parts;
  return simulate({
    slowShare: 0,
    isSpeculative: false,
    ...ASSUMED,
    ...own,
    tasks,
    pagesPerTask: crawl.pages / tasks,
    page,
    startS,
    cores,
  });
}
