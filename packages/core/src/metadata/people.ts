import { fold } from '../plain-text/fold.ts';
import type { Findings } from './candidate.ts';

/** Tells whose the names in a byline are. */
export interface People {
  /** Whether a name is that of the site. */
  isSite(name: string): boolean;
  /** Whether a name is somebody's, rather than that of the site or of a company. */
  isPerson(name: string): boolean;
}

/** The host of an address in a name: `Deutsche Welle (www.dw.com)`. */
const HOST_IN_NAME = /(?:[\p{L}\d-]{1,60}\.){1,4}[a-z]{2,12}(?![\p{L}\d])/iu;

/** Knows the names of the site, and those that the page's data call organisations. */
export function peopleOf(sites: ReadonlySet<string>, organisations: ReadonlySet<string>): People {
  const isSite = (name: string): boolean => {
    if (sites.has(fold(name))) return true;
    const host = name.length > MAX_NAMED_HOST ? null : HOST_IN_NAME.exec(name);
    return host !== null && sites.has(fold(host[0].replace(WWW, '')));
  };
  return { isSite, isPerson: (name) => !organisations.has(fold(name)) && !isSite(name) };
}

const WWW = /^www\./iu;
/** A longer byline names more than a site. @sweep host-in-byline */
const MAX_NAMED_HOST = 40;

/** Whether nobody is named, or only the site. */
export function lacksByline({ byline }: Findings, people: People): boolean {
  return byline.every(({ value }) => people.isSite(value));
}
