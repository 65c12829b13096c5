/** The target of a ratio. */
export interface Bound {
  readonly atLeast?: number;
  readonly below?: number;
}

/** A ratio that Fovea should keep: the cost of `over` divided by the cost of `under`. */
export interface Goal {
  readonly says: string;
  readonly over: string;
  readonly under: string;
  /** Targets per regime; without one the ratio is shown without a verdict. */
  readonly shortWarm?: Bound;
  readonly hot?: Bound;
}

const BELOW_BARE_PARSE: Bound = { below: 1.5 };

/** The targets of the whole, and of the parser alone. */
export const goals: readonly Goal[] = [
  {
    says: 'times as fast as Readability on linkedom',
    over: 'readability-linkedom',
    under: 'fovea',
    shortWarm: { atLeast: 2.5 },
    hot: { atLeast: 8 },
  },
  {
    says: 'times as fast as Defuddle',
    over: 'defuddle',
    under: 'fovea',
    shortWarm: { atLeast: 10 },
    hot: { atLeast: 30 },
  },
  {
    says: 'times as fast as Resiliparse (C++), text out',
    over: 'resiliparse',
    under: 'fovea-text',
    hot: { atLeast: 1 },
  },
  {
    says: 'times as fast as trafilatura, text out',
    over: 'trafilatura',
    under: 'fovea-text',
  },
  {
    says: 'times the cost of a bare parse by parse5',
    over: 'fovea',
    under: 'parse5-locations',
    shortWarm: BELOW_BARE_PARSE,
    hot: BELOW_BARE_PARSE,
  },
  {
    says: 'in its parser, times as fast as parse5',
    over: 'parse5',
    under: 'fovea-html',
    shortWarm: { atLeast: 3.5 },
    hot: { atLeast: 5 },
  },
  {
    says: 'in its parser, times as fast as htmlparser2',
    over: 'htmlparser2',
    under: 'fovea-html',
    hot: { atLeast: 2 },
  },
];
