/**
 * Labels that stand for a public suffix below a country code (`co.uk`, `com.br`, `ac.jp`, `gov.in`). An
 * approximation of the public suffix list: wrong for a few suffixes of three labels and for shared hosts, which only
 * makes the group of a split larger.
 */
const SECOND_LEVEL: ReadonlySet<string> = new Set(
  'ac co com ed edu gen go gob gov gouv gv idv in mil ne net nic nom or org sch'.split(' '),
);
const FINAL_DOT = /\.$/;
const ADDRESS = /^[\d.]+$|:/;

/** The registrable domain of an address: what pages of one site have in common. `null` where there is none. */
export function siteOf(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const host = new URL(url).hostname.replace(FINAL_DOT, '');
  if (host === '') return null;
  if (ADDRESS.test(host)) return host;
  const labels = host.split('.');
  const country = labels.at(-1) ?? '';
  const hasSecondLevel = labels.length > 2 && country.length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? '');
  return labels.slice(hasSecondLevel ? -3 : -2).join('.');
}
