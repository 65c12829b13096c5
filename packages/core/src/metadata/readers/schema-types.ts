import { SPACES } from '../../page/spaces.ts';

/**
 * How likely a schema.org item of a type is *the* thing its page is about; higher wins. Types that
 * are not listed say nothing about the page (breadcrumbs, ratings, organisations).
 */
const RANKS: { readonly [rank: number]: readonly string[] } = {
  /** A text (or another work) that has a page of its own. */
  4: [
    'article',
    'newsarticle',
    'reportagenewsarticle',
    'analysisnewsarticle',
    'opinionnewsarticle',
    'backgroundnewsarticle',
    'reviewnewsarticle',
    'askpublicnewsarticle',
    'advertisercontentarticle',
    'satiricalarticle',
    'blogposting',
    'liveblogposting',
    'socialmediaposting',
    'discussionforumposting',
    'techarticle',
    'apireference',
    'scholarlyarticle',
    'medicalscholarlyarticle',
    'report',
    'recipe',
    'howto',
    'claimreview',
    'jobposting',
    'course',
    'dataset',
    'book',
    'question',
  ],
  /** Things that a page can be about, but that also appear beside an article. */
  3: [
    'product',
    'productgroup',
    'softwareapplication',
    'softwaresourcecode',
    'event',
    'movie',
    'tvepisode',
    'podcastepisode',
    'creativework',
    'review',
    'medicalwebpage',
    'lodgingbusiness',
    'restaurant',
    'place',
  ],
  /** Media, usually part of something bigger. */
  2: ['videoobject', 'audioobject', 'imageobject'],
  /** The page itself: it describes the right thing, but its name is often the window title. */
  1: [
    'webpage',
    'itempage',
    'aboutpage',
    'faqpage',
    'qapage',
    'contactpage',
    'profilepage',
    'collectionpage',
  ],
};

const RANK_BY_TYPE: ReadonlyMap<string, number> = new Map(
  Object.entries(RANKS).flatMap(([rank, types]) => types.map((type) => [type, Number(rank)] as const)),
);

/** Rank of an item about the page itself. @format */
export const WEB_PAGE_RANK = 1;

/** The rank of a type, 0 for one that does not describe a page; takes full addresses and lists of types. */
export function typeRank(types: string): number {
  const listed = types.slice(0, 500);
  if (!SPACES.test(listed)) return rankOf(listed);
  return Math.max(...listed.split(SPACES).map(rankOf));
}

function rankOf(type: string): number {
  return RANK_BY_TYPE.get(localName(type)) ?? 0;
}

/** `https://schema.org/Article`, `schema:Article` and `Article` are one type. */
export function localName(type: string): string {
  let start = type.length;
  while (start > 0 && !isSeparator(type.charCodeAt(start - 1))) start--;
  return type.slice(start).toLowerCase();
}

/** Whether a character is one of `/`, `#` and `:`. */
function isSeparator(code: number): boolean {
  return code === 0x2f || code === 0x23 || code === 0x3a;
}

const ORGANISATION = /(?:organization|corporation)$/u;

/** Whether a type or list of types is that of an organisation: `Organization`, `NewsMediaOrganization`, `Corporation`. */
export function isOrganisation(types: string): boolean {
  return types
    .slice(0, 500)
    .split(SPACES)
    .some((type) => ORGANISATION.test(localName(type)));
}
