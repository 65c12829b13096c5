import type { Method } from 'fovea';
import { UsageError } from './exit.ts';

/** Refuses a method that looks at the page where there is nothing to look at. */
export function checkLayout(method: Method, hasLayout: boolean, hint = 'add --render'): void {
  if (method.needs.includes('layout') && !hasLayout)
    throw new UsageError(`method ${method.name} needs layout: ${hint}`);
}
