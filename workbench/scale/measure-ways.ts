import { costOf, type ProcessCost } from '../perf/batch/process-cost.ts';
import type { Ledger } from '../perf/report/ledger.ts';
import type { CrawlFolder } from './crawl-folder.ts';
import type { Way } from './ways.ts';

/** What a way through a crawl cost in one round. */
export interface WayCost extends ProcessCost {
  readonly way: string;
  readonly format: string;
  readonly cores: number;
  readonly pages: number;
  readonly round: number;
}

/** One run of one way. */
export interface Step {
  readonly way: Way;
  readonly pages: number;
  readonly round: number;
}

/**
 * The runs in their order: in a round all ways one after the other, so that what disturbs the machine for a while disturbs all of
 * them. Ways without a goal are measured once, after everything else.
 */
export function planSteps(ways: readonly Way[], sizes: readonly number[], rounds: number): readonly Step[] {
  const round = (number: number, own: readonly Way[]): Step[] =>
    sizes.flatMap((pages) => own.map((way) => ({ way, pages, round: number })));
  const compared = Array.from({ length: rounds }, (_, number) =>
    round(
      number,
      ways.filter(({ hasGoal }) => hasGoal),
    ),
  );
  return [
    ...compared.flat(),
    ...round(
      0,
      ways.filter(({ hasGoal }) => !hasGoal),
    ),
  ];
}

/** A step in words, for the display. */
export function stepName({ way: { way, format, cores }, pages, round }: Step): string {
  return `round ${round + 1}: ${way}, ${format}, ${pages} pages, ${cores} at once`;
}

/** How long a step may take, by earlier ones of the same way over as many or fewer pages; 0 if nothing is known or it is done. */
export function expectedMs(ledger: Ledger, step: Step): number {
  if (ledger.has('ways', stepKey(step))) return 0;
  const earlier = ledger
    .rows<WayCost>('ways')
    .filter(({ way, format, cores }) => {
      return way === step.way.way && format === step.way.format && cores === step.way.cores;
    })
    .filter(({ pages }) => pages <= step.pages);
  return Math.max(0, ...earlier.map(({ wallMs, pages }) => (wallMs * step.pages) / pages));
}

function stepKey({ way: { way, format, cores }, pages, round }: Step): string {
  return JSON.stringify({ way, format, cores, pages, round });
}

/** Measures a step, if it is not in the ledger. */
export async function measureStep(ledger: Ledger, crawls: CrawlFolder, step: Step): Promise<void> {
  const { way, pages, round } = step;
  await ledger.take('ways', stepKey(step), async () => {
    const cost = await costOf(await way.prepare(crawls, pages));
    return [{ way: way.way, format: way.format, cores: way.cores, pages, round, ...cost }];
  });
}
