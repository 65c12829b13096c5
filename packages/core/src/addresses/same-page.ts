import { resolveUrl } from './resolve-url.ts';

/** The fragment of this page that a link leads to, or `null` if it leads elsewhere or nowhere. */
export function fragmentOf(href: string | undefined, base: string | null): string | null {
  if (href === undefined) return null;
  const hash = href.indexOf('#');
  if (hash < 0 || hash === href.length - 1) return null;
  const isSamePage = hash === 0 || (base !== null && leadsTo(href.slice(0, hash), base));
  return isSamePage ? decode(href.slice(hash + 1)) : null;
}

/** Whether a link leads to the page itself, as a whole. */
export function isOwnAddress(href: string | undefined, base: string | null): boolean {
  return (
    href !== undefined && href.trim() !== '' && !href.includes('#') && base !== null && leadsTo(href, base)
  );
}

function leadsTo(href: string, base: string): boolean {
  return resolveUrl(base, href) === withoutFragment(base);
}

function withoutFragment(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}

function decode(fragment: string): string {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
