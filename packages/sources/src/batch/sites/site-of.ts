/**
 * Labels that stand for a public suffix below a country code (`co.uk`, `com.br`, `ac.jp`, `gov.in`). An
 * approximation of the public suffix list: wrong for a few suffixes of three labels, which only makes a site larger.
 */
const SECOND_LEVEL: ReadonlySet<string> = new Set(
  'ac co com ed edu gen go gob gov gouv gv idv in mil ne net nic nom or org sch'.split(' '),
);

/** Hosts that give every customer a name of their own; the largest of those in the public suffix list. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(
  (
    'blogspot.com blogspot.de wordpress.com typepad.com tumblr.com livejournal.com substack.com medium.com ' +
    'github.io gitlab.io netlify.app vercel.app pages.dev web.app firebaseapp.com herokuapp.com weebly.com wixsite.com ' +
    'neocities.org over-blog.com hatenablog.com fc2.com'
  ).split(' '),
);

const FINAL_DOT = /\.$/;
const ADDRESS = /^[\d.]+$|:/;

/** The site of an address: its registrable domain, or a customer of a shared host. `null` where there is none. */
export function siteOf(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const host = new URL(url).hostname.replace(FINAL_DOT, '');
  if (host === '') return null;
  if (ADDRESS.test(host)) return host;
  const labels = host.split('.');
  const country = labels.at(-1) ?? '';
  const hasSecondLevel = labels.length > 2 && country.length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? '');
  const isShared = labels.length > 2 && SHARED_HOSTS.has(labels.slice(-2).join('.'));
  return labels.slice(hasSecondLevel || isShared ? -3 : -2).join('.');
}
