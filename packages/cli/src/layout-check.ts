import type { Method } from 'fovea';
import { UsageError } from './exit.ts';

/** Throws if a method needs layout and the page has none. */
export function checkLayout(method: Method, hasLayout: boolean, hint = 'add --render'): void {
  if (method.needs.includes('layout') && !hasLayout)
    throw new UsageError(`method ${method.name} needs layout: ${hint}`);
}
