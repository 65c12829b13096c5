import type { Page } from 'fovea';
import { siteMethods } from 'fovea/site';
import { MAX_DEVIATION, stableTime } from '../papers/runtime/stable-time.ts';
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

/** Runs to try: pages with their siblings take long. */
const MAX_RUNS = 40;
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

/** Milliseconds of CPU time by the protocol of the paper. */
export function timed(run: () => unknown, clock: () => number = cpuMs): Omit<SecondsScore, 'system'> {
  const { milliseconds, deviation } = stableTime(() => {
    const begun = clock();
    run();
    return clock() - begun;
  }, MAX_RUNS);
  return { ms: milliseconds, isSteady: deviation < MAX_DEVIATION };
}
