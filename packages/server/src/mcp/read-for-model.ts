import type { DocumentResult } from '@fovea/sources';
import type { ExtractOptions, OutputFormat } from 'fovea';
import type { Engine, PageSource } from '../engine.ts';
import { wishFromOptions } from '../parameters/page-wish.ts';
import { InvalidRequest } from '../problem.ts';

/** Where a model wants to read: an address, or HTML that it has. */
export interface PageArguments {
  readonly url?: string | undefined;
  readonly html?: string | undefined;
  readonly render?: boolean | undefined;
}

/** What of a page a model wants. */
export interface ReadOrder {
  readonly formats: readonly OutputFormat[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Reads a page for a model: checked like any request, and given up when the call is cancelled. */
export async function readForModel(
  engine: Engine,
  source: PageSource,
  { formats, options }: ReadOrder,
  signal: AbortSignal,
): Promise<DocumentResult> {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const checked: ExtractOptions = wishFromOptions(given).options;
  const order = {
    options: { ...checked, formats },
    format: 'json' as const,
    frontmatter: false,
    citations: false,
    linksSummary: false,
    imagesSummary: false,
  };
  const { body } = await untilCancelled(engine.answer(source, order, signal), signal);
  return JSON.parse(new TextDecoder().decode(body)) as DocumentResult;
}

/** Opens a page once, for several readings; given up like a reading. */
export function openForModel(engine: Engine, page: PageArguments, signal: AbortSignal): Promise<PageSource> {
  return untilCancelled(engine.open(sourceOf(page)), signal);
}

/** The page that a tool was called with. */
export function sourceOf({ url, html, render }: PageArguments): PageSource {
  if (html !== undefined) return { kind: 'html', html, url: url ?? null };
  if (url === undefined) throw new InvalidRequest('', 'give a url, or html');
  const how = { render: render === true, waitFor: null, allPages: false, maxPages: null, timeout: null };
  return { kind: 'address', url, how };
}

/** A fetch cannot be cancelled once it has begun; its result is ignored. */
function untilCancelled<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new Error('cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
