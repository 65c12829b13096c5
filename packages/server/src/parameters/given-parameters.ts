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

/** Of headers with a choice, the values that mean the same here; `null` is what happens without the header, too. */
const READER_CHOICES: Readonly<
  Record<string, readonly [option: string, choices: Readonly<Record<string, string | null>>]>
> = {
  'x-respond-with': ['format', { markdown: 'markdown', html: 'html', text: 'text', content: null }],
  'x-retain-images': ['images', { none: 'drop', all: null }],
  'x-retain-links': ['links', { none: 'drop', text: 'text', all: null }],
  'x-md-link-style': ['linkStyle', { referenced: 'citations', inlined: null, inline: null }],
  'x-engine': ['render', { browser: 'true', direct: null, curl: null, auto: null }],
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

const NAME_BY_HEADER: ReadonlyMap<string, string> = new Map(NAMES.map((name) => [headerOf(name), name]));

/** The options that the headers of a request give; those of Fovea come before those of Jina Reader. */
export function fromHeaders(headers: Headers): Given {
  const given: Record<string, string> = {};
  for (const [header, option] of Object.entries(READER_HEADERS)) {
    const value = headers.get(header);
    if (value !== null) given[option] = SUMMARIES.has(option) && value === 'all' ? 'true' : value;
  }
  for (const [header, [option, choices]] of Object.entries(READER_CHOICES)) {
    const choice = headers.get(header)?.toLowerCase() ?? null;
    if (choice === null) continue;
    if (!Object.hasOwn(choices, choice)) throw unknownChoice(header, choice, Object.keys(choices));
    const value = choices[choice] ?? null;
    if (value !== null) given[option] = value;
  }
  for (const [header, value] of headers) {
    if (!header.startsWith(OWN_HEADER)) continue;
    const name = NAME_BY_HEADER.get(header);
    if (name === undefined) throw unknown('header', header, [...NAME_BY_HEADER.keys()]);
    given[name] = value;
  }
  return given;
}

/** The options in the query of an address; a parameter may be repeated. */
export function fromQuery(query: URLSearchParams): Given {
  const given: Given = {};
  for (const name of new Set(query.keys())) {
    if (!NAMES.includes(name)) throw unknown('parameter', name, NAMES);
    const values = query.getAll(name);
    given[name] = values.length === 1 ? values[0]! : values;
  }
  return given;
}

/** Maximum number of characters of a name or a value to repeat. */
const MAX_SHOWN = 60;

function unknown(what: 'parameter' | 'header', name: string, names: readonly string[]): InvalidRequest {
  const meant = nearestName(name, names);
  const hint = meant === null ? 'see /openapi.json' : `did you mean ${meant}?`;
  return new InvalidRequest(name.slice(0, MAX_SHOWN), `there is no such ${what}: ${hint}`);
}

function unknownChoice(header: string, choice: string, choices: readonly string[]): InvalidRequest {
  const shown = choice.slice(0, MAX_SHOWN);
  return new InvalidRequest(header, `${shown} is not supported here, only ${choices.join(', ')}`);
}
