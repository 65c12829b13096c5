import type { PageSnapshot } from 'fovea';

/** Nodes of a page as roots of kept subtrees and roots of what is taken out of them again. */
export interface NodeChoice {
  /** Ids of nodes whose whole subtree is meant. */
  readonly roots: readonly number[];
  /** Ids of nodes inside those whose subtree is not meant. */
  readonly removed: readonly number[];
}

/** Phrases that the content must hold, and phrases that it must not hold. */
export interface Snippets {
  readonly with: readonly string[];
  readonly without: readonly string[];
  /** Phrases from readers' comments, where a dataset tells those apart. */
  readonly comments?: readonly string[];
}

/** What is known of a page beside its content; a reader may keep more fields than the metrics use. */
export interface SampleMeta {
  readonly title?: string | null;
  readonly author?: string | readonly string[] | null;
  readonly date?: string | null;
  /** The content as Markdown, where that is what the origin holds. */
  readonly gold_markdown?: string;
  /** Readers' comments as text, where the origin counts them apart from the content. */
  readonly comments_gold?: string;
  readonly [field: string]: unknown;
}

/** One page with a known main content: a line of a dataset in the common form. */
export interface Sample {
  readonly id: string;
  readonly dataset: string;
  readonly url: string | null;
  /** Registrable domain: what splits are made by. */
  readonly site: string | null;
  readonly lang: string | null;
  readonly page_type: string | null;
  readonly html: string;
  /** The main content as plain text; `''` where the dataset has none (it then has snippets or nodes). */
  readonly gold_text: string;
  readonly gold_html?: string | null;
  readonly snippets?: Snippets | null;
  /**
   * Node gold where pages carry labels, one entry per annotator. Ids are those of `parsePage(html)`, which are
   * stable because parsing is deterministic.
   */
  readonly gold_nodes?: readonly NodeChoice[] | null;
  /** The page as a browser showed it, where it was captured with its labels. */
  readonly snapshot?: PageSnapshot | null;
  /** `gold_nodes` with the ids of the snapshot, in the same order. */
  readonly snapshot_nodes?: readonly NodeChoice[] | null;
  readonly meta: SampleMeta;
  /** The origin's own split; says nothing about ours (see `split.ts`). */
  readonly split: string | null;
  /** Share of gold tokens found in the text of the page; below 0.9 the gold is suspect. `null`: no gold text. */
  readonly gold_coverage?: number | null;
  /** `lang` as the page itself claims it. */
  readonly html_lang_attr?: string | null;
  /** How the gold of this page was made, where it is not what the manifest of the dataset says. */
  readonly gold_kind?: string;
  /** True where the gold is only part of the content: recall is then an upper bound, precision means nothing. */
  readonly gold_partial?: boolean;
  /** Which of several origins the page comes from. */
  readonly source?: string;
}
