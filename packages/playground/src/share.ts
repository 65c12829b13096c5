import { OPTIONS } from 'fovea/options';
import { type Chosen, CONTROLS } from './controls.ts';

/** A link to this page with options, never with content. */
export function sharedLink(href: string, options: Chosen): string {
  const url = new URL(href);
  url.hash = new URLSearchParams(
    Object.entries(options).map(([name, value]) => [name, String(value)]),
  ).toString();
  return url.href;
}

/** The options in a link; only those that have a control, each in the type of its kind. */
export function readShared(hash: string): Chosen {
  const chosen: Chosen = {};
  const given = new URLSearchParams(hash.slice(1));
  for (const { name, kind } of [...CONTROLS, ...OPTIONS.filter(({ name: one }) => one === 'focus')]) {
    const value = given.get(name);
    if (value === null) continue;
    chosen[name] =
      kind === 'flag' ? value === 'true' : kind === 'count' || kind === 'number' ? Number(value) : value;
  }
  return chosen;
}
