/** The folder beside an output in which a run by sites keeps what it has learned. */
export function sitesFolder(output: string): string {
  return `${output}.sites`;
}

/** What a run by sites does with a page: learn it, or extract it with the profile of its site from a folder. */
export type SiteTask =
  /** With `isOneSite`, all pages are of one site, and its whole profile is wanted. */
  | { readonly task: 'learn'; readonly isOneSite?: boolean }
  | { readonly task: 'extract'; readonly folder: string };
