import { takeWhileRoom } from './budget/meter.ts';
import type { OutputBudget } from './budget/output-budget.ts';
import type { ContentMeasure } from './clean/measure.ts';
import { madeByScripts } from './embedded/made-by-scripts.ts';
import { MAX_POOR_WORDS } from './embedded/richer-page.ts';
import { readingMinutes } from './language/reading-time.ts';
import type { Statements } from './metadata/metadata.ts';
import type { Metadata } from './metadata/page-metadata.ts';
import type { ResolvedOptions } from './options/extract-options.ts';
import type { RenderedContent } from './output/render.ts';
import type { Page } from './page/page.ts';
import type { ExtractResult } from './result.ts';
import type { Narrowed } from './retrieval/narrow.ts';
import type { Pieces } from './retrieval/write-pieces.ts';
import { unmatchedSelectors } from './rules/unmatched-selectors.ts';
import { describeHidden, hiddenWarnings } from './seen/apply-hidden.ts';
import type { SeenSelection } from './seen/hide-unseen.ts';
import type { EmptyReason } from './selection/selection.ts';
import type { ThreadPost } from './threads/read-posts.ts';
import type { Timings } from './trace/clock.ts';
import { describeBorderline, describeRemovals, round } from './trace/describe.ts';
import { markUnseen } from './trace/mark-unseen.ts';
import type { Trace } from './trace/trace.ts';
import type { Warning } from './warnings.ts';

/** The results of the stages of an extraction. */
export interface Outcome {
  readonly page: Page;
  /** The page as methods saw it. */
  readonly folded: Page;
  /** What the page states about itself; read once it is asked. */
  readonly stated: () => Statements;
  /** The same, with what its text and the caller's rules add. */
  readonly metadata: Metadata;
  readonly seen: SeenSelection;
  /** Characters that only machines read, and that were left out. */
  readonly unseen: number;
  readonly measure: ContentMeasure;
  /** The part of the content that the caller wants. */
  readonly narrowed: Narrowed;
  readonly rendered: RenderedContent;
  readonly pieces: Pieces;
  readonly budget: OutputBudget;
  /** Relative addresses that were made absolute although the page's own address is not known. */
  readonly relative: number;
  /** `false` if the caller did not ask for them. */
  readonly posts: readonly ThreadPost[] | false;
}

/** Something was chosen, but all of it is hidden or furniture. */
const NOTHING_LEFT: EmptyReason = {
  code: 'nothing-left',
  message: 'Cleaning left nothing of what was chosen; `explain` lists what went and why.',
};

/**
 * Assembles the result. The metadata is spelled out, because V8 keeps an object that begins as a copy and then gets a
 * dozen more fields in a slow form; creating it took 25 µs, a hundredth of the whole extraction.
 */
export function assembleResult(
  outcome: Outcome,
  options: ResolvedOptions,
  trace: Trace,
  timings: Timings,
): ExtractResult {
  const { metadata, narrowed, rendered, pieces, measure, posts } = outcome;
  const { selection } = outcome.seen;
  // Before the warnings, because its lists have a budget too.
  const explained = explanation(outcome, trace);
  const empty = selection.empty ?? narrowed.empty ?? (measure.isEmpty ? NOTHING_LEFT : undefined);
  return {
    title: metadata.title,
    byline: metadata.byline,
    authors: metadata.authors,
    published: metadata.published,
    modified: metadata.modified,
    siteName: metadata.siteName,
    description: metadata.description,
    image: metadata.image,
    section: metadata.section,
    tags: metadata.tags,
    favicon: metadata.favicon,
    license: metadata.license,
    lang: metadata.lang,
    dir: metadata.dir,
    url: metadata.url,
    canonicalUrl: metadata.canonicalUrl,
    nextPage: metadata.nextPage,
    content: rendered.html,
    markdown: rendered.markdown,
    text: rendered.text,
    ...(rendered.blocks && { blocks: rendered.blocks }),
    ...(rendered.tei !== undefined && { tei: rendered.tei }),
    ...pieces,
    textLength: measure.textLength,
    wordCount: measure.wordCount,
    readingTime: readingMinutes(measure.wordCount),
    confidence: selection.confidence === undefined ? null : round(selection.confidence),
    pageType: selection.pageType ?? null,
    method: options.method.name,
    encoding: outcome.page.encoding,
    warnings: warningsOf(outcome, options),
    ...(empty && { empty }),
    ...(posts && { posts }),
    ...explained,
    timings,
  };
}

/** What callers should know, in stage order. */
function warningsOf(
  { page, folded, seen, unseen, narrowed, stated, measure, budget, relative }: Outcome,
  options: ResolvedOptions,
): Warning[] {
  return [
    ...page.warnings,
    ...unmatchedSelectors(new Set([folded, seen.page]), options),
    ...(seen.selection.warnings ?? []),
    ...scriptWarnings(page, measure),
    ...(options.metadata === 'keep' ? stated().warnings : []),
    ...baseWarnings(stated, relative),
    ...hiddenWarnings(seen.hidden, unseen),
    ...narrowed.warnings,
    ...budget.warnings(),
  ];
}

function scriptWarnings(page: Page, { wordCount }: ContentMeasure): Warning[] {
  if (wordCount >= MAX_POOR_WORDS || !madeByScripts(page)) return [];
  const message =
    'Scripts seem to make what this page shows: render it first, and extract the rendered page.';
  return [{ code: 'needs-scripts', message }];
}

function baseWarnings(stated: Outcome['stated'], relative: number): Warning[] {
  const canonicalUrl = relative === 0 ? null : stated().canonicalUrl;
  if (canonicalUrl === null) return [];
  const message = `The address of the page is not known: links were made absolute by what it says itself, ${canonicalUrl}`;
  return [{ code: 'base-from-canonical', message, count: relative }];
}

/** The reasons of the choice, what was left out and why, and the close calls, if the caller asked for them. */
function explanation(
  { seen, budget }: Outcome,
  trace: Trace,
): Pick<ExtractResult, 'reasons' | 'removed' | 'hidden' | 'borderline'> {
  if (!trace.isOn) return {};
  const { page, hidden } = seen;
  const { blocks, reasons, roots } = seen.selection;
  const unseen = markUnseen(page, roots);
  return {
    reasons: takeWhileRoom(reasons, ({ length }) => length, budget.meter('reasons')),
    removed: takeWhileRoom(
      describeRemovals(page, trace.removals, unseen),
      entryCost,
      budget.meter('removed'),
    ),
    hidden: takeWhileRoom(describeHidden(page, hidden), entryCost, budget.meter('hidden')),
    ...(blocks && {
      borderline: takeWhileRoom(
        describeBorderline(page, blocks, unseen),
        entryCost,
        budget.meter('borderline'),
      ),
    }),
  };
}

/** Characters of an entry as JSON besides its path and text: keys, ids, a reason. @cap */
const ENTRY_COST = 160;

function entryCost({ path, text }: { readonly path: string; readonly text: string }): number {
  return ENTRY_COST + path.length + text.length;
}
