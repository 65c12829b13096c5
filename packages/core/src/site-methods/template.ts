import { FoveaError } from '../errors.ts';
import type { Method, MethodOptions } from '../methods/method.ts';
import { resolveParameters } from '../methods/parameters.ts';
import type { Page } from '../page/page.ts';
import type { Selection } from '../selection/selection.ts';
import { objectIn } from '../site-trees/stored-data.ts';
import { findSiteMethod } from './registry.ts';
import type { SiteMethod } from './site-method.ts';

/** The name of the format of a stored template, and its version. @format */
const FORMAT = 'fovea-site-template';
const VERSION = 1;

/** A template as plain data, to be stored as JSON. */
export interface StoredTemplate {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly method: string;
  readonly options: MethodOptions;
  readonly data: object;
}

/** What the pages of a site have in common. */
export interface Template {
  readonly stored: StoredTemplate;
  /** Selects the content of a page of the site. */
  select(page: Page): Selection;
}

/** Learns the template of a site from some of its pages. */
export function learnTemplate(
  method: SiteMethod,
  pages: Iterable<Page>,
  given: MethodOptions = {},
): Template {
  const options = resolveParameters(method, given);
  const data = method.learn(pages, { options });
  const stored: StoredTemplate = {
    format: FORMAT,
    version: VERSION,
    method: method.name,
    options: options as MethodOptions,
    data,
  };
  return { stored, select: method.open(data, { options }) };
}

/** A template from what was stored of it. Throws a `FoveaError` if it is not a template, or of an unknown version. */
export function loadTemplate(value: unknown): Template {
  const stored = objectIn(value, 'content') as Partial<StoredTemplate>;
  if (stored.format !== FORMAT || stored.version !== VERSION) {
    throw new FoveaError('invalid-input', 'This is no template of a site, or one of another version.');
  }
  const method = findSiteMethod(String(stored.method));
  if (method === undefined)
    throw new FoveaError('invalid-input', 'The method of this template is not known.');
  const options = resolveParameters(method, objectIn(stored.options, 'options'));
  const select = method.open(objectIn(stored.data, 'data'), { options });
  return { stored: stored as StoredTemplate, select };
}

/** A template as a method, for `extract(page, { method })`. */
export function templateMethod(template: Template): Method {
  const { method } = template.stored;
  return {
    name: method,
    about: 'What the pages of the site do not have in common.',
    needs: [],
    parameters: [],
    select: (page) => template.select(page),
  };
}
