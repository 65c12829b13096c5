import { OPTIONS } from 'fovea/options';
import type { Chosen } from './options-form.ts';

/** A link to this page with options, never with content. */
export function sharedLink(href: string, options: Chosen): string {
  const url = new URL(href);
  url.hash = new URLSearchParams(
    Object.entries(options).map(([name, value]) => [name, String(value)]),
  ).toString();
  return url.href;
}

/** The options in a link; only those of the table, each in the type of its kind. */
export function readShared(hash: string): Chosen {
  const chosen: Chosen = {};
  const given = new URLSearchParams(hash.slice(1));
  for (const { name, kind } of OPTIONS) {
    const value = given.get(name);
    if (value === null) continue;
    chosen[name] =
      kind === 'flag' ? value === 'true' : kind === 'count' || kind === 'number' ? Number(value) : value;
  }
  return chosen;
}
