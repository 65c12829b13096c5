/** A ratio that Fovea wants to keep: the cost of `over` divided by the cost of `under`. */
export interface Goal {
  readonly says: string;
  readonly over: string;
  readonly under: string;
  readonly atLeast?: number;
  readonly below?: number;
}

/** What is expected of the version on top of parse5. */
export const goals: readonly Goal[] = [
  {
    says: 'times as fast as Readability on linkedom',
    over: 'readability-linkedom',
    under: 'fovea',
    atLeast: 2.5,
  },
  { says: 'times as fast as Defuddle', over: 'defuddle', under: 'fovea', atLeast: 10 },
  { says: 'times the cost of the bare parse', over: 'fovea', under: 'parse5-locations', below: 1.5 },
];
