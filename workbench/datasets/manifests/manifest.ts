/** How the gold of a dataset was made. */
export type GoldKind =
  /** Text that people wrote or cut out by hand. */
  | 'hand-text'
  /** Text that a model drafted and people reviewed. */
  | 'reviewed-draft'
  /** Phrases that must and must not be in the content. */
  | 'snippets'
  /** Nodes or blocks that people labelled. */
  | 'node-labels'
  /** What the author wrote, and a generator made the page from. */
  | 'author-source'
  /** Output of parsers that were written for the site. */
  | 'site-parsers'
  /** Output of a general extractor, at best reviewed: it favours that extractor. */
  | 'tool-output'
  /** Made by rules, without a review of each page. */
  | 'silver';

/** Whether something counts as content in the gold of a dataset. */
export type InGold = 'in' | 'out' | 'mixed' | 'unknown';

/** What counts as content in the gold of a dataset; datasets differ, so numbers are given per dataset. */
export interface GoldPolicy {
  readonly summary: string;
  /** The headline of the page. */
  readonly title: InGold;
  /** Readers' comments. */
  readonly comments: InGold;
  /** Grids and lists of cards: products, teasers, results. */
  readonly grids: InGold;
}

/** Everything that a reader of a number needs to know about its dataset. */
export interface Manifest {
  /** Name of the file without its extension, and `dataset` in its samples. */
  readonly name: string;
  readonly title: string;
  /** `pages`: the sample format. `layout`: rendered text blocks, see `spider-layout.ts`. */
  readonly form: 'pages' | 'layout';
  /** The public project, or a DOI. */
  readonly origin: string;
  readonly licence: string;
  /** Pages per language (`und`: not known), most first. */
  readonly languages: Readonly<Record<string, number>>;
  readonly pageTypes: readonly string[];
  readonly gold: GoldKind;
  readonly policy: GoldPolicy;
  /** True if its numbers may represent accuracy; otherwise they only show regressions. */
  readonly headline: boolean;
  /** What to keep in mind when reading its numbers. */
  readonly caveat?: string;
  readonly pages: number;
  /** SHA-256 of the JSON Lines, decompressed. */
  readonly digest: string;
}
