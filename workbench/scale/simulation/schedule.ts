import { type Chance, chanceFrom } from './chance.ts';
import { EventQueue } from './event-queue.ts';

/** What pages cost, as it was measured: the mean and the standard deviation in seconds of CPU. */
export interface PageCost {
  readonly meanS: number;
  readonly deviationS: number;
}

/** A run over a crawl on a cluster. */
export interface Plan {
  /** Tasks, each with so many pages. */
  readonly tasks: number;
  readonly pagesPerTask: number;
  readonly page: PageCost;
  /** Seconds that a task takes before its first page. */
  readonly startS: number;
  /** Pages that hang, as a share, and the seconds until they are given up. */
  readonly hangs: number;
  readonly hangS: number;
  readonly cores: number;
  /** The share of the machines that are slow, and how much longer they take. */
  readonly slowShare: number;
  readonly slowness: number;
  /** How often a task is lost with its machine, for each hour that it runs. */
  readonly lossesPerHour: number;
  /** Whether a copy of a task that takes long is started on a free core, as `spark.speculation` does. */
  readonly isSpeculative: boolean;
  readonly seed: number;
}

/** How a run went. */
export interface Schedule {
  readonly hours: number;
  /** The same work on cores of ordinary speed that are never idle and lose nothing. */
  readonly idealHours: number;
  /** From the first core that has nothing to do until the end. */
  readonly tailHours: number;
  /** CPU time of copies and of lost attempts, as a share of the work. */
  readonly wasted: number;
}

/** Spark's defaults: a copy after three times the median, once nine of ten tasks have finished. */
const MULTIPLIER = 3;
const QUANTILE = 0.9;
const HOUR_S = 3600;

interface Attempt {
  readonly core: number;
  readonly work: number;
  readonly beginS: number;
  readonly endS: number;
}

/** Gives tasks to cores as they become free, in order; the same seed gives the same run. */
export function simulate(plan: Plan): Schedule {
  const chance = chanceFrom(plan.seed);
  const slowness = Array.from({ length: plan.cores }, () =>
    chance.uniform() < plan.slowShare ? plan.slowness : 1,
  );
  const works = Array.from({ length: plan.tasks }, () => workOf(plan, chance));
  const { done, free, lostS } = runTasks(plan, works, slowness, chance);
  const total = works.reduce((sum, work) => sum + work, 0);
  const firstIdleS = free.peek()?.time ?? 0;
  const copied = plan.isSpeculative ? copySlow(done, free, slowness) : { endS: lastEnd(done), copiesS: 0 };
  return {
    hours: copied.endS / HOUR_S,
    idealHours: total / plan.cores / HOUR_S,
    tailHours: (copied.endS - Math.min(firstIdleS, copied.endS)) / HOUR_S,
    wasted: (lostS + copied.copiesS) / total,
  };
}

/** Seconds of a task on an ordinary core. The sum over its pages is as good as normal, since they are tens of thousands. */
function workOf({ pagesPerTask, page, startS, hangs, hangS }: Plan, { normal, poisson }: Chance): number {
  const pages = pagesPerTask * page.meanS + Math.sqrt(pagesPerTask) * page.deviationS * normal();
  return startS + Math.max(0, pages) + poisson(pagesPerTask * hangs) * hangS;
}

interface Ran {
  readonly done: Attempt[];
  /** The cores, by the time from which they have nothing to do. */
  readonly free: EventQueue<number>;
  readonly lostS: number;
}

function runTasks(
  { lossesPerHour }: Plan,
  works: readonly number[],
  slowness: readonly number[],
  chance: Chance,
): Ran {
  const free = new EventQueue<number>();
  for (const core of slowness.keys()) free.add(0, core);
  const waiting = [...works];
  const done: Attempt[] = [];
  let lostS = 0;
  // Lost tasks join the end of the queue while it is read.
  for (let next = 0; next < waiting.length; next++) {
    const { time: beginS, value: core } = free.take();
    const work = waiting[next]!;
    const takesS = work * slowness[core]!;
    const livesS =
      lossesPerHour === 0 ? Number.POSITIVE_INFINITY : chance.exponential(HOUR_S / lossesPerHour);
    if (livesS < takesS) {
      lostS += livesS / slowness[core]!;
      waiting.push(work);
    } else done.push({ core, work, beginS, endS: beginS + takesS });
    free.add(beginS + Math.min(livesS, takesS), core);
  }
  return { done, free, lostS };
}

/** Starts copies of tasks that take long on cores that are free; whichever ends first counts. */
function copySlow(
  done: readonly Attempt[],
  free: EventQueue<number>,
  slowness: readonly number[],
): { readonly endS: number; readonly copiesS: number } {
  const taken = done.map(({ beginS, endS }) => endS - beginS).toSorted((a, b) => a - b);
  const limitS = MULTIPLIER * (taken[Math.floor(taken.length / 2)] ?? 0);
  const ends = done.map(({ endS }) => endS).toSorted((a, b) => a - b);
  const mostAreDoneS = ends[Math.floor(QUANTILE * (ends.length - 1))] ?? 0;
  let copiesS = 0;
  let lastS = 0;
  for (const { beginS, endS, work } of done.toSorted((a, b) => a.beginS - b.beginS)) {
    const lateS = Math.max(beginS + limitS, mostAreDoneS);
    const idleS = free.peek()?.time ?? Number.POSITIVE_INFINITY;
    const copyS = Math.max(lateS, idleS);
    if (copyS >= endS) {
      lastS = Math.max(lastS, endS);
      continue;
    }
    const { value: core } = free.take();
    const firstS = Math.min(endS, copyS + work * slowness[core]!);
    free.add(firstS, core);
    copiesS += (firstS - copyS) / slowness[core]!;
    lastS = Math.max(lastS, firstS);
  }
  return { endS: lastS, copiesS };
}

function lastEnd(done: readonly Attempt[]): number {
  return done.reduce((last, { endS }) => Math.max(last, endS), 0);
}
