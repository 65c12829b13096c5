import type { z } from '@hono/zod-openapi';
import { type ExtractOptions, InvalidOptionError, resolveOptions } from 'fovea';
import { InvalidRequest } from '../problem.ts';
import type { Given } from './given-parameters.ts';
import { PAGE_OPTIONS, PAGE_PARAMETERS } from './schemas.ts';
import { LIBRARY_OPTIONS, SERVING_OPTIONS, type ServingOptions } from './serving-table.ts';

/** What a request wants of a page, checked: options of the library, and of the server. */
export interface PageWish {
  readonly options: ExtractOptions;
  readonly serving: ServingOptions;
}

/** Checks parameters of an address or headers. */
export function wishFromParameters(given: Given): PageWish {
  const values = checked(PAGE_PARAMETERS, given);
  for (const { name, kind } of LIBRARY_OPTIONS) if (kind === 'numbers') gather(values, name);
  return split(values);
}

/** Checks options in a body. */
export function wishFromOptions(options: unknown): PageWish {
  return split(checked(PAGE_OPTIONS, options ?? {}));
}

/** One wish over another: what the second says counts. */
export function joinWishes(first: PageWish, second: PageWish): PageWish {
  return {
    options: { ...first.options, ...second.options },
    serving: { ...first.serving, ...second.serving },
  };
}

type Values = Record<string, unknown>;

function checked(schema: z.ZodType, given: unknown): Values {
  const result = schema.safeParse(given);
  if (result.success) return { ...(result.data as Values) };
  const [issue] = result.error.issues;
  throw new InvalidRequest(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid');
}

/** `chunks.overlap` becomes the field of an object. */
function gather(values: Values, name: string): void {
  const fields: Values = {};
  for (const key of Object.keys(values)) {
    if (!key.startsWith(`${name}.`)) continue;
    fields[key.slice(name.length + 1)] = values[key];
    delete values[key];
  }
  if (Object.keys(fields).length > 0) values[name] = fields;
}

/** The library checks its own options again, with those things that no schema can say. */
function split(values: Values): PageWish {
  const of = (names: readonly { readonly name: string }[]): Values =>
    Object.fromEntries(
      names.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
    );
  const options = of(LIBRARY_OPTIONS) as ExtractOptions;
  try {
    resolveOptions(options);
  } catch (error) {
    if (error instanceof InvalidOptionError) throw new InvalidRequest(error.option, error.problem);
    throw error;
  }
  return { options, serving: of(SERVING_OPTIONS) as ServingOptions };
}
