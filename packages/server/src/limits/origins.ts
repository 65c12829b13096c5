import { Refusal } from '../problem.ts';

/** Every site. */
const ALL = '*';

/** The origin of a site as browsers send it; refuses what is none, which would never match. */
export function siteOrigin(text: string): string {
  if (text === ALL) return ALL;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isMore = url === null || url.host === '' || url.username !== '' || url.search + url.hash !== '';
  if (isMore || (url.pathname !== '/' && url.pathname !== ''))
    throw new Refusal('invalid-option', `${text} is not the origin of a site, such as https://app.example`);
  // Those of browser extensions are not among the schemes that the standard gives an origin.
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
}
