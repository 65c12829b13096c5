import { SourceError } from '../source-error.ts';

/** Which records get a row: for each key that is named, one of its values must match. */
export interface RecordFilter {
  /** Numbers, or classes such as `2xx`. */
  readonly status?: readonly string[];
  /** Media types as the server stated them, such as `text/html`, or `text/*`. */
  readonly type?: readonly string[];
  /** Hosts with their subdomains. */
  readonly host?: readonly string[];
  /** Languages of the content, such as `de`, with their variants. */
  readonly lang?: readonly string[];
}

const KEYS = ['status', 'type', 'host', 'lang'] as const;
const PAIR = /^(\w+)=(.+)$/s;

/** What the values of a key look like; another one would match nothing. @format */
const VALUES: Readonly<Record<(typeof KEYS)[number], RegExp>> = {
  status: /^[1-9](?:\d\d|xx)$/,
  type: /^[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+)$/,
  host: /^[^\s/:@?#]+$|^\[[\da-f:.]+\]$/,
  lang: /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/,
};
const EXAMPLES: Readonly<Record<(typeof KEYS)[number], string>> = {
  status: '200 or 2xx',
  type: 'text/html or text/*',
  host: 'example.org',
  lang: 'de or pt-br',
};

/** Reads filters such as `status=200,2xx`; throws if one is invalid. */
export function parseFilters(texts: readonly string[]): RecordFilter {
  const filter: { [Key in (typeof KEYS)[number]]?: readonly string[] } = {};
  for (const text of texts) {
    const [, name, values = ''] = PAIR.exec(text) ?? [];
    const key = KEYS.find((known) => known === name);
    if (key === undefined)
      throw new SourceError(
        'unsupported',
        `no filter: ${text}; write ${KEYS.join('=…, ')}=…, as in status=200`,
      );
    const wanted = values.split(',').map((value) => value.trim().toLowerCase());
    const wrong = wanted.find((value) => !VALUES[key].test(value));
    if (wrong !== undefined)
      throw new SourceError(
        'unsupported',
        `no filter: ${text}; ${key} is like ${EXAMPLES[key]}, not ${wrong}`,
      );
    filter[key] = [...(filter[key] ?? []), ...(key === 'host' ? wanted.map(asInAddresses) : wanted)];
  }
  return filter;
}

/** A host as addresses have it: those in other scripts are written in ASCII there. */
function asInAddresses(host: string): string {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).host : host;
}

/** What is known about a record before its content is. */
export interface RecordFacts {
  readonly status: number | null;
  readonly type: string;
  readonly url: string | null;
}

/** Whether a record passes, as far as can be told before its content is extracted. */
export function passesBefore({ status, type, host }: RecordFilter, facts: RecordFacts): boolean {
  return (
    (status === undefined || status.some((wanted) => isStatus(wanted, facts.status))) &&
    (type === undefined || type.some((wanted) => isType(wanted, facts.type))) &&
    (host === undefined || host.some((wanted) => isHost(wanted, facts.url)))
  );
}

/** Whether the language of the content passes. */
export function passesLanguage({ lang }: RecordFilter, found: string | null): boolean {
  if (lang === undefined) return true;
  const tag = found?.toLowerCase() ?? '';
  return lang.some((wanted) => tag === wanted || tag.startsWith(`${wanted}-`));
}

function isStatus(wanted: string, status: number | null): boolean {
  if (status === null) return false;
  return wanted.endsWith('xx') ? wanted.startsWith(String(status)[0]!) : wanted === String(status);
}

function isType(wanted: string, type: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type;
}

function isHost(wanted: string, url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === wanted || hostname.endsWith(`.${wanted}`);
}
