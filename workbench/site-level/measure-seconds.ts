import type { Page } from 'fovea';
import { siteMethods } from 'fovea/site';
import { cpuMs } from '../perf/measure/cpu.ts';
import { selectAlone, selectBySite } from './measure-methods.ts';
import { profileOf } from './measure-signal.ts';
import { keysOf, parsed, readSite } from './read-site.ts';
import { hasGold, type Site } from './sites.ts';

/** What one page cost by the protocol of the paper. */
export interface SecondsScore {
  readonly system: string;
  /** The mean of the runs that count. */
  readonly ms: number;
  /** Whether ten runs in a row deviated by less than a tenth. */
  readonly isSteady: boolean;
}

/** Runs in a row that count, how little they deviate, and how many runs are tried. */
const RUNS = 10;
const DEVIATION = 0.1;
const MOST_RUNS = 40;
const SIBLINGS = 4;

/** Every method on one page of a site with four siblings, from the sources of the pages to the selection. */
export function measureSeconds(site: Site): SecondsScore[] {
  const { samples, chooser } = readSite(site);
  const [key] = keysOf(site, 1, hasGold);
  if (key === undefined) return [];
  const siblings = chooser.choose(key, SIBLINGS);
  const own = (): Page => parsed(samples[key]!);
  const others = (): Page[] => siblings.map((place) => parsed(samples[place]!));
  const alone = (name: string) => () => selectAlone(name, own(), null);
  const withSite = (): unknown => {
    const page = own();
    return selectAlone('fovea', page, profileOf([page, ...others()]));
  };
  return [
    { system: 'r4', ...timed(alone('r4')) },
    { system: 'fovea', ...timed(alone('fovea')) },
    ...siteMethods().map((method) => ({
      system: method.name,
      ...timed(() => selectBySite(method, others(), own())),
    })),
    { system: 'fovea + site', ...timed(withSite) },
  ];
}

/** The first run does not count; then until ten in a row are alike, in CPU time. */
export function timed(run: () => unknown, clock: () => number = cpuMs): Omit<SecondsScore, 'system'> {
  run();
  const times: number[] = [];
  for (let n = 0; n < MOST_RUNS; n++) {
    const begun = clock();
    run();
    times.push(clock() - begun);
    const last = times.slice(-RUNS);
    if (last.length === RUNS && deviation(last) < DEVIATION) return { ms: mean(last), isSteady: true };
  }
  return { ms: mean(times.slice(-RUNS)), isSteady: false };
}

/** The standard deviation as a share of the mean. */
function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
