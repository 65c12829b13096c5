import { baseUrlOf } from './addresses/base-url.ts';
import { resolveUrl } from './addresses/resolve-url.ts';
import { assembleResult } from './assemble-result.ts';
import { outputBudget } from './budget/output-budget.ts';
import { cleanSelection } from './clean/clean-selection.ts';
import { measureContent } from './clean/measure.ts';
import { texDelimiters } from './clean/passes/formulas/tex-delimiters.ts';
import { enrichSelection } from './embedded/enrich-selection.ts';
import { foldLayout } from './hidden/fold-layout.ts';
import type { PageInput } from './input/page-input.ts';
import { fillFromText } from './metadata/from-text.ts';
import { completeMetadata, readStatements } from './metadata/metadata.ts';
import { noMetadata } from './metadata/page-metadata.ts';
import { runMethod } from './methods/run-method.ts';
import type { ExtractOptions, MethodChoice } from './options/extract-options.ts';
import { resolveOptions } from './options/resolve-options.ts';
import type { OutputFormat } from './output/output-format.ts';
import { renderContent } from './output/render.ts';
import { partWriter } from './output/write-part.ts';
import type { Page } from './page/page.ts';
import { parseHtml } from './page/parser.ts';
import { readPage } from './parse-page.ts';
import type { ExtractResult } from './result.ts';
import { narrowContent } from './retrieval/narrow.ts';
import { tokenCounter } from './retrieval/token-counter.ts';
import { writePieces } from './retrieval/write-pieces.ts';
import { selectIncluded } from './rules/apply-choice.ts';
import { correctSelection } from './rules/correct-selection.ts';
import { overruleMetadata, rulesForPage } from './rules/rules-for-page.ts';
import { collapsedNodes } from './seen/apply-hidden.ts';
import { hideUnseen } from './seen/hide-unseen.ts';
import type { PlacedSelection } from './selection/placed-selection.ts';
import { arrangeThread } from './threads/arrange-thread.ts';
import { readPosts } from './threads/read-posts.ts';
import { startClock } from './trace/clock.ts';
import { recordSelection } from './trace/outside.ts';
import { startTrace } from './trace/trace.ts';

/** Formats that say where on the page their parts are. */
const PLACED: ReadonlySet<OutputFormat> = new Set<OutputFormat>(['blocks', 'chunks']);

/**
 * Finds the main content of a page and returns it clean. Never throws on page content, whatever the bytes: a page
 * without content gives a result with `empty`. Only wrong options throw a `FoveaError`.
 *
 * @example const { title, markdown } = extract(await (await fetch(url)).text(), { url });
 */
export function extract<Chosen extends MethodChoice = 'fovea'>(
  input: PageInput,
  given: ExtractOptions<Chosen> = {},
): ExtractResult {
  const options = resolveOptions(given);
  const clock = startClock();
  const trace = startTrace(options.explain);
  // 1. Read. The tree is parsed on first use; a method on the source selects before that.
  const page = readPage(input, options, clock.apart('parse', parseHtml));
  clock.lap('decode');
  const url = options.url ?? page.url;
  const rules = rulesForPage(options, page, url);
  // 2. Fold, so that what a rendered page hides only for now still counts.
  const folded = foldLayout(page);
  // 3. Select, by a rule or else by the method; 4. enrich what is poor with what the page embeds.
  const select = (from: Page): PlacedSelection => runMethod(options, from);
  const found = selectIncluded(folded, rules) ?? enrichSelection(select(folded), select);
  clock.lap('select');
  // 5. Metadata: now if it is wanted, otherwise once something needs it.
  const isKept = options.metadata === 'keep';
  const stated = onFirstUse(() => readStatements(page, { url }));
  const complete = onFirstUse(() => completeMetadata(stated()));
  if (isKept) complete();
  clock.lap('metadata');
  // The posts of a discussion are told apart; dates in them are read by the language of the page.
  const arranged = arrangeThread(found, () => stated().lang);
  // 6. Correct: the caller has the last word.
  const chosen = correctSelection(arranged, rules, options);
  recordSelection(chosen, options.method.name, trace);
  // 7. Hide what no reader of the page sees.
  const seen = hideUnseen(chosen, chosen.restored, trace);
  // 8. Clean a copy.
  // A saved page is not told where it came from, but may say so itself.
  const known = baseUrlOf(page, url);
  const base = known ?? baseUrlOf(page, stated().canonicalUrl);
  let relative = 0;
  const collapsed = collapsedNodes(seen.hidden);
  const budget = outputBudget(page);
  let unseen = 0;
  const whole = cleanSelection(seen, {
    base,
    ...(known === null && { onRelative: () => relative++ }),
    trace,
    collapsed,
    budget,
    onUnseen: (count) => {
      unseen += count;
    },
    delimiters: () => texDelimiters(page),
    parts: options,
    heads: arranged.heads,
    keepsPlaces: options.formats.some((format) => PLACED.has(format)),
    // A title that the result does not hold stays where it is.
    title: isKept && options.title === 'drop' ? complete().metadata.title : null,
  });
  clock.lap('clean');
  // 9. Narrow: a section, what matches a query, what fits a budget.
  const counter = tokenCounter(options.countTokens);
  const narrowed = narrowContent(whole, options, counter);
  const { content } = narrowed;
  const { quiet } = chosen;
  const measure = measureContent(content, quiet);
  // 10. Write, with the language of the text if the page does not state it, or another one. A section may be a quote.
  const { sample } = content === whole ? measure : measureContent(whole, quiet);
  const told = onFirstUse(() => overruleMetadata(fillFromText(complete().metadata, sample), rules, page));
  const metadata = isKept ? told() : noMetadata(resolveUrl(null, url ?? ''));
  const { formats, chunks: size } = options;
  const rendered = renderContent(content, { ...seen, metadata, budget, quiet }, formats);
  const pieces = writePieces({ whole, content, page: seen.page, size, counter, budget, quiet }, formats);
  clock.lap('output');
  // 11. Posts.
  const posts =
    options.posts &&
    readPosts(page, told().lang, partWriter(page, 'posts', { base, budget, parts: options }));
  const written = { rendered, pieces, posts, relative, budget };
  const outcome = { page, folded, stated, seen, unseen, narrowed, metadata, measure, ...written };
  return assembleResult(outcome, options, trace, clock.timings());
}

/** Finds something when it is first asked for. */
function onFirstUse<Found extends object>(find: () => Found): () => Found {
  let found: Found | undefined;
  return () => (found ??= find());
}
