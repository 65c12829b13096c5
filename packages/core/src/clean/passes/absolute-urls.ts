import { resolveUrl } from '../../addresses/resolve-url.ts';
import { safeUrl } from '../../addresses/safe-url.ts';
import type { Pass } from '../context.ts';

const ADDRESSES: readonly string[] = ['href', 'src', 'poster', 'cite'];

const ABSOLUTE = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/iu;
const CONTACT = /^(?:mailto|tel):/iu;

/** Makes every address absolute if the page's own address is known, and drops unsafe ones. */
export const absoluteUrls: Pass = {
  name: 'clean/absolute-urls',
  run(_, { base, budget, onRelative }, elements) {
    for (const { attributes } of elements) {
      if (attributes.size === 0) continue;
      for (const name of ADDRESSES) {
        const value = attributes.get(name);
        if (value === undefined) continue;
        const resolved = absolute(value, base, name === 'href' ? 'link' : 'resource');
        if (resolved === null || budget?.addresses.grow(value, resolved) === false) attributes.delete(name);
        else {
          if (onRelative !== undefined && !ABSOLUTE.test(value)) onRelative();
          attributes.set(name, resolved);
        }
      }
    }
    return false;
  },
};

function absolute(value: string, base: string | null, use: 'link' | 'resource'): string | null {
  const safe = safeUrl(value, use);
  // `#` alone leads nowhere: only a script gives it a meaning.
  if (safe === null || safe === '#') return null;
  if (base === null) return safe;
  return resolveUrl(base, safe) ?? (use === 'link' && isContact(safe) ? safe : null);
}

function isContact(url: string): boolean {
  return CONTACT.test(url);
}
