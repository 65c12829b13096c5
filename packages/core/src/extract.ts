import { baseUrlOf } from './addresses/base-url.ts';
import { assembleResult } from './assemble-result.ts';
import { copySelection } from './clean/copy/copy.ts';
import { measureContent } from './clean/measure.ts';
import { type TexDelimiters, texDelimiters } from './clean/passes/formulas/tex-delimiters.ts';
import { runPasses } from './clean/passes.ts';
import {
  collapsedNodes,
  describeHidden,
  hiddenWarnings,
  withoutInvisible,
  withRestored,
} from './hidden/apply-hidden.ts';
import { findHidden } from './hidden/find-hidden.ts';
import { fillFromText } from './metadata/from-text.ts';
import { readMetadata } from './metadata/metadata.ts';
import type { Metadata } from './metadata/page-metadata.ts';
import { chooseContent } from './methods/choose-content.ts';
import type { ExtractOptions } from './options.ts';
import { renderContent } from './output/render.ts';
import { type PageInput, parsePage } from './parse-page.ts';
import type { ExtractResult } from './result.ts';
import type { EmptyReason } from './selection/selection.ts';
import { readPosts } from './threads/read-posts.ts';
import { startClock } from './trace/clock.ts';
import { describeBorderline, describeRemovals } from './trace/describe.ts';
import { startTrace } from './trace/trace.ts';

/** Something was chosen, but it is hidden, or furniture through and through. */
const NOTHING_LEFT: EmptyReason = {
  code: 'nothing-left',
  message: 'Cleaning left nothing of what was chosen; `explain` lists what went and why.',
};

/**
 * Finds the main content of a page and hands it back clean. Never throws on page content, whatever the bytes:
 * a page without content gives a result with `empty`. Only wrong options throw a `FoveaError`.
 *
 * @example
 * const { title, markdown } = extract(await (await fetch(url)).text(), { url });
 */
export function extract(input: PageInput, options: ExtractOptions = {}): ExtractResult {
  const clock = startClock();
  const page = parsePage(input, options);
  const decode = clock.lap();
  void page.tree;
  const parse = clock.lap();
  const trace = startTrace(options.explain === true);
  const url = options.url ?? page.url;
  const rules = (options.rules ?? []).filter((rule) => rule.applies(page, url));
  const chosen = chooseContent(page, options, trace, [options, ...rules]);
  const { method, selection } = chosen;
  const select = clock.lap();
  const read = readMetadata(page, { url });
  const metadata = clock.lap();
  const found = findHidden(chosen.page, selection.roots, selection.removed);
  const hidden = withRestored(chosen.page, found, chosen.restored);
  const content = copySelection(chosen.page, withoutInvisible(chosen.page, selection, hidden, trace));
  const base = baseUrlOf(page, url);
  const delimiters = (): TexDelimiters | null => texDelimiters(page);
  runPasses(content, { base, trace, collapsed: collapsedNodes(hidden), delimiters });
  const { textLength, wordCount, sample } = measureContent(content);
  const empty = selection.empty ?? (content.children.length === 0 ? NOTHING_LEFT : undefined);
  const clean = clock.lap();
  const about: Metadata = Object.assign(
    fillFromText(read.metadata, sample),
    ...rules.map((rule) => rule.metadata?.(page)),
  );
  const rendered = renderContent(
    content,
    { page: chosen.page, metadata: about, scores: selection.blocks },
    options.formats,
  );
  const output = clock.lap();
  const extras = {
    ...(empty === undefined ? {} : { empty }),
    ...(options.posts === true ? { posts: readPosts(page, about.lang, base) } : {}),
    ...(trace.isOn
      ? {
          removed: describeRemovals(chosen.page, trace.removals),
          hidden: describeHidden(chosen.page, hidden),
          ...(selection.blocks && { borderline: describeBorderline(chosen.page, selection.blocks) }),
        }
      : {}),
  };
  return assembleResult({
    encoding: page.encoding,
    method,
    selection,
    metadata: about,
    rendered,
    textLength,
    wordCount,
    warnings: [...page.warnings, ...(selection.warnings ?? []), ...read.warnings, ...hiddenWarnings(hidden)],
    extras,
    timings: { decode, parse, select, metadata, clean, output, total: clock.total() },
  });
}
