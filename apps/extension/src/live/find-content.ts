import {
  DEFAULT_METHOD,
  type ExtractResult,
  extract,
  type Method,
  type NodeId,
  type OutputFormat,
  type Page,
  type Selection,
} from 'fovea';
import { methods } from 'fovea/methods';
import { rangesToNodes } from 'fovea/page';

/** What was found on a page, and which nodes it is. */
export interface Found {
  readonly result: ExtractResult;
  readonly selection: Selection;
}

/** How to find it; `roots` are the user's own choice and go before any method. */
export interface FindOptions {
  readonly method: string | null;
  readonly roots: readonly NodeId[] | null;
  readonly formats: readonly OutputFormat[];
  readonly explain?: boolean;
}

/** The method for pages that are seen as they are rendered, where the package's own default needs their source. */
const FALLBACK_METHOD = 'gce';

/** The methods that can work on a page in a browser: all that do not ask for its source text. */
export function liveMethods(): readonly Method[] {
  return methods().filter(({ needs }) => !needs.includes('source'));
}

/** The method of that name, else the package's default where it works on a live page. */
export function methodFor(name: string | null): Method {
  const usable = liveMethods();
  const byName = (wanted: string | null): Method | undefined =>
    usable.find((method) => method.name === wanted);
  return byName(name) ?? byName(DEFAULT_METHOD) ?? byName(FALLBACK_METHOD)!;
}

/** Finds the content of a page, by a method or where the user pointed. */
export function findContent(page: Page, options: FindOptions): Found {
  const method = options.roots === null ? methodFor(options.method) : pointedAt(options.roots);
  let selection: Selection | undefined;
  const listening: Method = {
    ...method,
    select: (read, context) => {
      selection = rangesToNodes(read, method.select(read, context));
      return selection;
    },
  };
  const { formats, explain = false } = options;
  const result = extract(page, { method: listening, formats, explain });
  return { result, selection: selection ?? { roots: [], removed: [], reasons: [] } };
}

/** The user's choice as a method, so that it is cleaned and written like any other. */
function pointedAt(roots: readonly NodeId[]): Method {
  return {
    name: 'chosen-by-hand',
    about: 'What the user pointed at.',
    needs: [],
    parameters: [],
    select: () => ({ roots, removed: [], reasons: [] }),
  };
}
