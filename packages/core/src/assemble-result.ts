import type { ContentMeasure } from './clean/measure.ts';
import type { PageEncoding } from './decode/page-encoding.ts';
import { readingMinutes } from './language/reading-time.ts';
import type { Metadata } from './metadata/page-metadata.ts';
import type { RenderedContent } from './output/render.ts';
import type { ExtractResult } from './result.ts';
import { describeHidden, hiddenWarnings } from './seen/apply-hidden.ts';
import type { SeenSelection } from './seen/hide-unseen.ts';
import type { EmptyReason } from './selection/selection.ts';
import type { ThreadPost } from './threads/read-posts.ts';
import type { Timings } from './trace/clock.ts';
import { describeBorderline, describeRemovals, round } from './trace/describe.ts';
import type { Trace } from './trace/trace.ts';
import type { Warning } from './warnings.ts';

/** What the stages of an extraction came to. */
export interface Outcome {
  readonly encoding: PageEncoding | null;
  /** Name of the method. */
  readonly method: string;
  readonly seen: SeenSelection;
  readonly metadata: Metadata;
  readonly rendered: RenderedContent;
  readonly measure: ContentMeasure;
  readonly warnings: readonly Warning[];
  readonly trace: Trace;
  /** `false` where nobody asked for them. */
  readonly posts: readonly ThreadPost[] | false;
  readonly timings: Timings;
}

/** Something was chosen, but it is hidden, or furniture through and through. */
const NOTHING_LEFT: EmptyReason = {
  code: 'nothing-left',
  message: 'Cleaning left nothing of what was chosen; `explain` lists what went and why.',
};

/**
 * Puts the result together. The metadata is spelled out: an object that begins as a copy and then gets a dozen more
 * fields is one that V8 keeps in a slow form, and making it took 25 µs, a hundredth of the whole extraction.
 */
export function assembleResult(outcome: Outcome): ExtractResult {
  const { metadata, rendered, measure, posts } = outcome;
  const { selection, hidden } = outcome.seen;
  const empty = selection.empty ?? (measure.isEmpty ? NOTHING_LEFT : undefined);
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
    textLength: measure.textLength,
    wordCount: measure.wordCount,
    readingTime: readingMinutes(measure.wordCount),
    confidence: selection.confidence === undefined ? null : round(selection.confidence),
    pageType: selection.pageType ?? null,
    method: outcome.method,
    encoding: outcome.encoding,
    warnings: [...outcome.warnings, ...hiddenWarnings(hidden)],
    ...(empty && { empty }),
    ...(posts && { posts }),
    ...explanation(outcome),
    timings: outcome.timings,
  };
}

/** What was left out and why, and the close calls; nothing where nobody asked. */
function explanation({ seen, trace }: Outcome): Pick<ExtractResult, 'removed' | 'hidden' | 'borderline'> {
  if (!trace.isOn) return {};
  const { page, hidden } = seen;
  const { blocks } = seen.selection;
  return {
    removed: describeRemovals(page, trace.removals),
    hidden: describeHidden(page, hidden),
    ...(blocks && { borderline: describeBorderline(page, blocks) }),
  };
}
