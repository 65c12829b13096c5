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
import { type Writing, writingOf } from './writing.ts';

/** The extraction result of a page, and the selected nodes. */
export interface Found {
  readonly result: ExtractResult;
  readonly selection: Selection;
  readonly writing: Writing;
}

/** How to find the content; `roots` are the user's own choice and take precedence over any method. */
export interface FindOptions {
  readonly method: string | null;
  readonly roots: readonly NodeId[] | null;
  readonly formats: readonly OutputFormat[];
  readonly explain?: boolean;
  /** What the user has corrected. */
  readonly edits?: Edits;
}

/** Corrections of what a method finds. */
export interface Edits {
  readonly restore: readonly NodeId[];
  readonly remove: readonly NodeId[];
  /** Selectors of parts that are never content on this site. */
  readonly exclude: readonly string[];
}

/** The method for rendered pages if the default method of the package needs their source. */
const FALLBACK_METHOD = 'gce';

/** The methods that work on a page in a browser: all that do not need its source text. */
export function liveMethods(): readonly Method[] {
  return methods().filter(({ needs }) => !needs.includes('source'));
}

/** The method of that name, or else the package's default if it works on a live page. */
export function methodFor(name: string | null): Method {
  const usable = liveMethods();
  const byName = (wanted: string | null): Method | undefined =>
    usable.find((method) => method.name === wanted);
  return byName(name) ?? byName(DEFAULT_METHOD) ?? byName(FALLBACK_METHOD)!;
}

/** The package's default method, for pages that are not shown. */
export function sourceMethod(): Method {
  return methods().find(({ name }) => name === DEFAULT_METHOD)!;
}

/** Everything there is, for content that was found before. */
export function everything(): Method {
  return methods().find(({ name }) => name === 'whole-body')!;
}

/** Finds the content of a page, by a method or by the user's choice. */
export function findContent(page: Page, options: FindOptions): Found {
  const method = options.roots === null ? methodFor(options.method) : choiceAsMethod(options.roots);
  let selection: Selection | undefined;
  const listening: Method = {
    ...method,
    select: (read, context) => {
      selection = rangesToNodes(read, method.select(read, context));
      return selection;
    },
  };
  const { formats, explain = false, edits } = options;
  const result = extract(page, { method: listening, formats, explain, ...edits });
  const found = selection ?? { roots: [], removed: [], reasons: [] };
  return { result, selection: found, writing: writingOf(page, found) };
}

/** The user's choice as a method, so that it is cleaned and written like any other. */
function choiceAsMethod(roots: readonly NodeId[]): Method {
  return {
    name: 'chosen-by-hand',
    about: 'The part of the page that the user chose.',
    needs: [],
    parameters: [],
    select: () => ({ roots, removed: [], reasons: [] }),
  };
}
