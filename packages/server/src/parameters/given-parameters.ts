import { nearestName } from 'fovea/options';
import { InvalidRequest } from '../problem.ts';
import { PAGE_PARAMETERS } from './schemas.ts';

/** Parameters as they came, by the names of options. */
export type Given = Record<string, string | readonly string[]>;

/** Headers of Jina Reader that mean the same here, and the option that each stands for. */
const READER_HEADERS: Readonly<Record<string, string>> = {
  'x-target-selector': 'include',
  'x-remove-selector': 'exclude',
  'x-wait-for-selector': 'waitFor',
  'x-max-tokens': 'maxTokens',
  'x-with-links-summary': 'linksSummary',
  'x-with-images-summary': 'imagesSummary',
  'x-no-cache': 'noCache',
  'x-cache-tolerance': 'cacheTolerance',
  'x-timeout': 'timeout',
};

/** Of headers with a choice, the values that mean the same here. */
const READER_CHOICES: Readonly<Record<string, readonly [option: string, choices: Record<string, string>]>> = {
  'x-respond-with': ['format', { markdown: 'markdown', html: 'html', text: 'text' }],
  'x-retain-images': ['images', { none: 'drop' }],
  'x-retain-links': ['links', { none: 'drop', text: 'text' }],
  'x-md-link-style': ['linkStyle', { referenced: 'citations' }],
  'x-engine': ['render', { browser: 'true' }],
};

/** In Jina Reader, `all` lists also what is listed once already; here each is listed once. */
const SUMMARIES: ReadonlySet<string> = new Set(['linksSummary', 'imagesSummary']);

const OWN_HEADER = 'x-fovea-';
const CAPITAL = /[A-Z]/gu;
const NAMES: readonly string[] = Object.keys(PAGE_PARAMETERS.shape);

/** The header of an option: `x-fovea-max-tokens` for `maxTokens`. */
function headerOf(name: string): string {
  return OWN_HEADER + name.replace(CAPITAL, (letter) => `-${letter.toLowerCase()}`).replace('.', '-');
}

/** The options that the headers of a request give; those of Fovea come before those of Jina Reader. */
export function fromHeaders(headers: Headers): Given {
  const given: Record<string, string> = {};
  for (const [header, option] of Object.entries(READER_HEADERS)) {
    const value = headers.get(header);
    if (value !== null) given[option] = SUMMARIES.has(option) && value === 'all' ? 'true' : value;
  }
  for (const [header, [option, choices]] of Object.entries(READER_CHOICES)) {
    const choice = headers.get(header)?.toLowerCase() ?? '';
    if (Object.hasOwn(choices, choice)) given[option] = choices[choice]!;
  }
  for (const name of NAMES) {
    const value = headers.get(headerOf(name));
    if (value !== null) given[name] = value;
  }
  return given;
}

/** The options in the query of an address; a parameter may be repeated. */
export function fromQuery(query: URLSearchParams): Given {
  const given: Given = {};
  for (const name of new Set(query.keys())) {
    if (!NAMES.includes(name)) throw unknownParameter(name);
    const values = query.getAll(name);
    given[name] = values.length === 1 ? values[0]! : values;
  }
  return given;
}

/** Maximum number of characters of a name to repeat. */
const MAX_SHOWN = 60;

function unknownParameter(name: string): InvalidRequest {
  const meant = nearestName(name, NAMES);
  const hint = meant === null ? 'see /openapi.json' : `did you mean ${meant}?`;
  return new InvalidRequest(name.slice(0, MAX_SHOWN), `there is no such parameter: ${hint}`);
}
