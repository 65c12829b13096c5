import type { PageSnapshot } from 'fovea';

/** A choice of nodes: the roots of kept subtrees, and the roots of what is removed from them. */
export interface NodeChoice {
  /** Ids of nodes whose whole subtree is included. */
  readonly roots: readonly number[];
  /** Ids of nodes inside those whose subtree is not included. */
  readonly removed: readonly number[];
}

/** Phrases that the content must and must not contain. */
export interface Snippets {
  readonly with: readonly string[];
  readonly without: readonly string[];
  /** Phrases from readers' comments, if a dataset distinguishes them. */
  readonly comments?: readonly string[];
}

/** What is known about a page besides its content; it may have more fields than the metrics use. */
export interface SampleMeta {
  readonly title?: string | null;
  readonly author?: string | readonly string[] | null;
  readonly date?: string | null;
  /** The content as Markdown, if the origin has it. */
  readonly gold_markdown?: string;
  /** Readers' comments as text, if the origin separates them from the content. */
  readonly comments_gold?: string;
  readonly [field: string]: unknown;
}

/** One page with a known main content: a line of a dataset in the common format. */
export interface Sample {
  readonly id: string;
  readonly dataset: string;
  readonly url: string | null;
  /** Registrable domain, by which data is split. */
  readonly site: string | null;
  /** The template that a site generator made the page with; sites that share it are split together. */
  readonly theme?: string | null;
  readonly lang: string | null;
  readonly page_type: string | null;
  readonly html: string;
  /** The main content as plain text; `''` if the dataset has none (it then has snippets or nodes). */
  readonly gold_text: string;
  readonly gold_html?: string | null;
  readonly snippets?: Snippets | null;
  /**
   * Node gold if pages have labels, one entry per annotator. Ids are those of `parsePage(html)`, which are stable because
   * parsing is deterministic.
   */
  readonly gold_nodes?: readonly NodeChoice[] | null;
  /** The page as a browser showed it, if it was captured with its labels. */
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
  /** How the gold of this page was made, if it differs from the manifest of the dataset. */
  readonly gold_kind?: string;
  /** True if the gold is only part of the content: recall is then an upper bound, precision means nothing. */
  readonly gold_partial?: boolean;
  /** Which of several origins the page comes from. */
  readonly source?: string;
}
