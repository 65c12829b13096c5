import type { PageRecord } from '../bench/result.ts';
import type { Table } from '../report/tables/table.ts';

/** Numbers of a paper as printed, as shares of 1 unless the title says otherwise. */
export interface PublishedTable {
  readonly id: string;
  readonly title: string;
  /** Where it is printed: `Table II`. */
  readonly source: string;
  /** What a reader should know: copying errors, unclear averages. */
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly PublishedRow[];
  /** Digits after the point; 3 unless the paper prints others. */
  readonly digits?: number;
}

/** A line of a published table; `null` if the paper has no number. */
export interface PublishedRow {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A column with published numbers. */
export interface PublishedColumn {
  readonly kind: 'published';
  readonly title: string;
  /** Id of a published table and one of its columns. */
  readonly table: string;
  readonly column: string;
}

/** A column with our numbers. */
export interface MeasuredColumn {
  readonly kind: 'measured';
  readonly title: string;
  readonly metric: string;
  /** Key of the metric's aggregate, or `F1_OF_MEANS`. */
  readonly value: string;
  /** Selects the pages. */
  readonly pages: (page: PageRecord) => boolean;
  /** Name of the dataset, for rows whose system depends on it. */
  readonly dataset?: string;
}

/** The F1 of mean precision and mean recall, which some papers print instead of the mean of page F1. */
export const F1_OF_MEANS = 'f1-of-means';

/** Published and measured side by side. */
export interface Comparison {
  readonly title: string;
  readonly note?: string;
  /** Fixed, or made from the results (constants chosen on other datasets, for example). */
  readonly rows: readonly ComparedRow[] | ((pages: readonly PageRecord[]) => readonly ComparedRow[]);
  /** Fixed, or made from the results (one per language, for example). */
  readonly columns:
    | readonly (PublishedColumn | MeasuredColumn)[]
    | ((pages: readonly PageRecord[]) => readonly (PublishedColumn | MeasuredColumn)[]);
}

/** A method under the name that the paper uses and the one that the bench uses. */
export interface ComparedRow {
  readonly label: string;
  /** Name of the row in the published tables, if it is not `label`. */
  readonly published?: string;
  /** Name of the system in bench results. */
  readonly system?: string;
  /** The same by dataset of the column, instead. */
  readonly systemByDataset?: Readonly<Record<string, string>>;
  /** Selects the pages of this row among those of the column. */
  readonly pages?: (page: PageRecord) => boolean;
  /** Why our number is far from the published one, if it is. */
  readonly differs?: string;
  /** Why there is no number yet. */
  readonly missing?: string;
}

/** A paper that we check. */
export interface Paper {
  /** Its folder here, with `claim.md` and `notes.md` written by hand and `README.md` generated. */
  readonly folder: string;
  readonly title: string;
  readonly authors: string;
  readonly year: number;
  readonly where?: string;
  readonly published: readonly PublishedTable[];
  readonly comparisons: readonly Comparison[];
  /** Our tables without a published counterpart. */
  readonly details?: (pages: readonly PageRecord[]) => readonly Table[];
  /** True if its methods see the layout, so that our numbers are not those of the bench. */
  readonly needsLayout?: boolean;
  /** Names of sweeps that repeat experiments of the paper. */
  readonly sweeps: readonly string[];
}
