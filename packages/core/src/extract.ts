import { copySelection } from './clean/copy.ts';
import { measureContent } from './clean/measure.ts';
import { runPasses } from './clean/passes.ts';
import { baseUrlOf } from './metadata/base-url.ts';
import { fillFromText } from './metadata/from-text.ts';
import { readMetadata } from './metadata/metadata.ts';
import { chooseContent } from './methods/choose-content.ts';
import type { ExtractOptions } from './options.ts';
import { renderContent } from './output/render.ts';
import { type PageInput, parsePage } from './parse-page.ts';
import type { ExtractResult } from './result.ts';
import { startClock } from './trace/clock.ts';
import { describeRemovals } from './trace/describe.ts';
import { startTrace } from './trace/trace.ts';

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
  const { method, selection } = chooseContent(page, options, trace);
  const select = clock.lap();
  const url = options.url ?? page.url;
  const read = readMetadata(page, { url });
  const metadata = clock.lap();
  const content = copySelection(page, selection);
  runPasses(content, { base: baseUrlOf(page, url), trace });
  const { textLength, wordCount, sample } = measureContent(content);
  const clean = clock.lap();
  const rendered = renderContent(content, options.formats);
  const output = clock.lap();
  return {
    ...fillFromText(read.metadata, sample),
    content: rendered.html,
    markdown: rendered.markdown,
    text: rendered.text,
    textLength,
    wordCount,
    confidence: selection.confidence ?? null,
    pageType: null,
    method: method.name,
    encoding: page.encoding,
    warnings: [...page.warnings, ...(selection.warnings ?? []), ...read.warnings],
    ...(selection.empty === undefined ? {} : { empty: selection.empty }),
    ...(trace.isOn ? { removed: describeRemovals(page, trace.removals) } : {}),
    timings: { decode, parse, select, metadata, clean, output, total: clock.total() },
  };
}
