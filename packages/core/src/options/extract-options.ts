import type { Kept, WantedParts } from '../clean/wanted-parts.ts';
import type { Method } from '../methods/method.ts';
import type { MethodName, OptionsOf } from '../methods/options-by-name.ts';
import type { Wishes } from '../methods/wishes.ts';
import type { OutputFormat } from '../output/output-format.ts';
import type { ParseOptions, ResolvedParseOptions } from '../page/parse-options.ts';
import type { NodeId } from '../page/tree.ts';
import type { ChunkSize } from '../retrieval/chunk-size.ts';
import type { CountTokens } from '../retrieval/token-counter.ts';
import type { PageRule, ReadChoice, ResolvedRule, Selectors } from '../rules/page-rule.ts';
import type { SiteProfile } from '../site-profile/site-profile.ts';

/** Aliases of output formats. */
export type FormatAlias = 'md' | 'txt';

/** What finds the content: the name of a method, or a method. */
export type MethodChoice = MethodName | (string & {}) | Method;

/** How to extract; everything is optional. `Chosen` is the method, so that the compiler checks its own options. */
export interface ExtractOptions<Chosen extends MethodChoice = MethodChoice>
  extends ParseOptions,
    Partial<Wishes>,
    Partial<WantedParts> {
  /**
   * A method's name (see `methods()`), or a method of your own.
   * @default 'fovea'
   */
  readonly method?: Chosen;
  /** Parameters of the method, by name. */
  readonly methodOptions?: OptionsOf<Chosen>;
  /**
   * What the page says about itself: title, authors, dates, language and the rest. If it is dropped, these fields are empty, extraction is
   * faster, and a heading with the title stays in the content as the method decides.
   * @default 'keep'
   */
  readonly metadata?: Kept;
  /** Which formats to render; the others stay empty. Fewer are faster. @default ['html', 'markdown', 'text'] */
  readonly formats?: readonly (OutputFormat | FormatAlias)[];
  /** Only this section of the content: its number in `sections`, or its heading or a part of it. */
  readonly section?: string | number;
  /** Only the sections that match these words best, with the headings above them. */
  readonly query?: string;
  /** Maximum number of tokens of the content, counted in its Markdown; it is cut at the end of a block, or inside one that alone has more, with a warning. */
  readonly maxTokens?: number;
  /** The size of the pieces in the format `chunks`. @default { maxTokens: 512, overlap: 0 } */
  readonly chunks?: Partial<ChunkSize>;
  /** Counts tokens as your model does; otherwise they are estimated by script. */
  readonly countTokens?: CountTokens;
  /** Elements that are the content, as CSS selectors; the method runs only on pages without them. */
  readonly include?: Selectors;
  /** Elements that are not content, as CSS selectors, whatever the method says. */
  readonly exclude?: Selectors;
  /** Nodes that are content, whatever the method says, by the ids of an earlier result of the same page with `explain`. */
  readonly restore?: readonly NodeId[];
  /** Nodes that are not content, by the same ids. */
  readonly remove?: readonly NodeId[];
  /** Rules of your own for pages that you know; all that apply count. */
  readonly rules?: readonly PageRule[];
  /** What the pages of the site have in common, as `SiteLearner` in `fovea/site` learned it; read by the method `fovea`. */
  readonly site?: SiteProfile;
  /**
   * Read forum posts, comments, questions and answers one by one, into `posts`.
   * @default false
   */
  readonly posts?: boolean;
  /**
   * List every removed block with its reason in `removed`, what is hidden in `hidden`, and close calls in `borderline`.
   * @default false
   */
  readonly explain?: boolean;
}

/** The same, checked and with defaults filled in: what all stages take. */
export interface ResolvedOptions extends ResolvedParseOptions, Wishes, WantedParts, ReadChoice {
  readonly method: Method;
  /** Every parameter of the method. */
  readonly methodOptions: object;
  readonly metadata: Kept;
  readonly formats: readonly OutputFormat[];
  readonly section: string | null;
  readonly query: string | null;
  readonly maxTokens: number | null;
  readonly chunks: ChunkSize;
  readonly countTokens: CountTokens | null;
  readonly restore: readonly NodeId[];
  readonly remove: readonly NodeId[];
  readonly rules: readonly ResolvedRule[];
  readonly site: SiteProfile | null;
  readonly posts: boolean;
  readonly explain: boolean;
}
