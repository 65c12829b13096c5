import { join } from 'node:path';
import {
  DEFAULT_METHOD,
  extract,
  type Method,
  type MethodOptions,
  type PageInput,
  type Selection,
} from 'fovea';
import { methods } from 'fovea/methods';
import type { Prediction } from '../../metrics/metric.ts';
import { foldsDigest } from '../../train/cross-fit.ts';
import { codeDigest } from '../code-digest.ts';
import type { Extractor } from '../extractor.ts';
import { packageFolder, packageVersion } from '../npm/installed-package.ts';
import { nodeCommand } from '../process/node-command.ts';
import { variantNamed } from './method-variant.ts';

/** Options for comparisons that differ from the defaults: DANA must not fall back to another method. */
const BENCHMARK_OPTIONS: Readonly<Record<string, MethodOptions>> = { dana: { fallback: 'none' } };

/** Every method of Fovea's registry as an extractor: `fovea:<method>`. */
export function foveaMethods(): readonly Extractor[] {
  return methods().map(({ name }) => foveaMethod(name));
}

/** A method, with options after a question mark: `dsc?window=50`. */
export function foveaMethod(name: string): Extractor {
  const { method, options } = variantNamed(name);
  return {
    name: `fovea:${name}`,
    kind: 'fovea',
    about: method.about,
    version: async () => methodVersion(method),
    extract: async ({ html, url }) => predictWith(method, html, url, options),
    command: () => nodeCommand(`fovea:${name}`),
  };
}

/**
 * The prediction of a method for a page, parsed or not. Nodes are the method's own selection before cleaning (a method
 * on the source has none, so metrics project its text onto the page); the text is what a user gets.
 */
export function predictWith(
  method: Method,
  input: PageInput,
  url: string | null,
  options: MethodOptions = {},
): Prediction {
  let selection: Selection | undefined;
  const listening: Method = {
    ...method,
    select: (page, context) => {
      selection = method.select(page, context);
      return selection;
    },
  };
  const result = extract(input, {
    method: listening,
    methodOptions: { ...benchmarkOptions(method), ...options },
    formats: ['text'],
    // Golds do not agree about the heading that says the title, so a method decides as it was made to.
    title: 'auto',
    ...(url === null ? {} : { url }),
  });
  const { text, title, byline, published, modified } = result;
  return {
    text,
    ...(selection === undefined || selection.ranges !== undefined
      ? {}
      : { nodes: { roots: selection.roots, removed: selection.removed } }),
    metadata: { title, author: byline, date: published ?? modified },
    ...(result.empty?.code === 'unsupported' ? { error: result.empty.message } : {}),
  };
}

/** The options with which a method takes part in comparisons, where they are not its defaults. */
export function benchmarkOptions({ name }: Method): MethodOptions {
  return BENCHMARK_OPTIONS[name] ?? {};
}

/** Of a method, which is more than that of the package for the one that is measured with the networks of the folds. */
function methodVersion({ name }: Method): string {
  return name === DEFAULT_METHOD ? `${foveaVersion()}.${foldsDigest()}` : foveaVersion();
}

let version: string | undefined;

/**
 * The package's version and a digest of its build and of the parser's: between two releases only the code distinguishes
 * results.
 */
export function foveaVersion(): string {
  version ??= `${packageVersion('fovea')}+${codeDigest(['fovea', 'fovea-html'].map(buildOf))}`;
  return version;
}

function buildOf(name: string): string {
  return join(packageFolder(name) ?? '', 'dist');
}
