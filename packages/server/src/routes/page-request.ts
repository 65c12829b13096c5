import type { OpenOptions, PageSource } from '../engine.ts';
import type { ServingOptions } from '../parameters/serving-table.ts';

/** How to open an address, as a request says. */
function openOptions(serving: ServingOptions): OpenOptions {
  return {
    // Who waits for an element wants the browser.
    render: serving.render ?? serving.waitFor !== undefined,
    waitFor: serving.waitFor ?? null,
    allPages: serving.allPages === true,
    maxPages: serving.maxPages ?? null,
    timeout: serving.timeout ?? null,
  };
}

/** The page at an address. */
export function addressSource(url: string, serving: ServingOptions): PageSource {
  return { kind: 'address', url, how: openOptions(serving) };
}
