import { fold } from '../plain-text/fold.ts';
import { type Candidate, type Findings, SEEN } from './candidate.ts';

/** Distinguishes people from sites and organisations in a byline. */
export interface People {
  /** Whether a name is that of the site. */
  isSite(name: string): boolean;
  /** Whether a name is a person's, rather than that of the site or of a company. */
  isPerson(name: string): boolean;
  /** Whether a program states somebody whom readers may not see: the site under a longer name, or an account. */
  isWeak(stated: Candidate): boolean;
}

/** Whether readers see what a source says. */
export function isShown({ source }: Candidate): boolean {
  return SEEN.has(source);
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
  return {
    isSite,
    isPerson: (name) => !organisations.has(fold(name)) && !isSite(name),
    isWeak: (stated) =>
      !isShown(stated) &&
      (stated.source === 'twitter' ||
        ACCOUNT.test(stated.value) ||
        stated.value.split(PARTS).some((part) => isCalledAfter(part, sites))),
  };
}

/** A single word in letters that have cases, as accounts are: `jdoe`, `JaneD`, `jane.doe`. */
export const ACCOUNT: RegExp = /^@?[\p{Lu}\p{Ll}\d._-]+$/u;
/** Signs between a name and the site: `Jane Doe, The Star`, `The Star - Jane Doe`. */
export const PARTS: RegExp = /\s[-–—|/]\s|,\s/u;

/** Whether a third of a name or more is that of the site: `The Social Star Ltd`, `Daily Star Team`. */
function isCalledAfter(name: string, sites: ReadonlySet<string>): boolean {
  const folded = fold(name);
  return [...sites].some((site) => folded.includes(site) && folded.length <= 3 * site.length);
}

const WWW = /^www\./iu;
/** A longer byline names more than a site. @sweep host-in-byline */
const MAX_NAMED_HOST = 40;

/** Whether no name is certain, so the visible text is worth reading. */
export function lacksByline({ byline }: Findings, people: People): boolean {
  return byline.every((stated) => people.isSite(stated.value) || people.isWeak(stated));
}
