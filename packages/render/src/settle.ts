import type { IsolatedWorld } from './isolated-world.ts';

/** How to wait for a page to come to rest. */
export interface SettleOptions {
  readonly settleMs: number;
  readonly maxScreens: number;
}

/** Milliseconds between two checks of a page, and between two steps of scrolling: three frames. */
const CHECK_MS = 50;
/** Equal checks in a row that count as rest. */
const EQUAL_CHECKS = 3;

/**
 * Waits until neither the size of the page nor the number of its elements changes, and its fonts and visible images are
 * loaded.
 */
export async function waitForRest(world: IsolatedWorld, settleMs: number): Promise<void> {
  const until = performance.now() + settleMs;
  let last = '';
  let equal = 0;
  while (equal < EQUAL_CHECKS && performance.now() < until) {
    const state = await world.evaluate<string>(STATE);
    equal = state === last && !state.endsWith('loading') ? equal + 1 : 0;
    last = state;
    await pause(CHECK_MS);
  }
}

// Through the prototype: an element called `fonts` hides the fonts of its document.
const STATE = `(() => {
  const get = (key) => Reflect.get(Document.prototype, key, document);
  const { scrollWidth, scrollHeight } = get('scrollingElement') ?? get('documentElement') ?? {};
  const isLoading = get('readyState') !== 'complete' || get('fonts').status === 'loading';
  const elements = get('getElementsByTagName').call(document, '*').length;
  return [scrollWidth, scrollHeight, elements, isLoading ? 'loading' : ''].join();
})()`;

/**
 * Scrolls through a page, window by window, and back to the top; stops after `maxScreens` windows if the page is endless.
 * Returns false if all of it was in view from the start.
 */
export async function scrollThrough(
  world: IsolatedWorld,
  { settleMs, maxScreens }: SettleOptions,
): Promise<boolean> {
  const until = performance.now() + settleMs + maxScreens * CHECK_MS;
  let screen = 1;
  while (
    screen < maxScreens &&
    performance.now() < until &&
    (await world.evaluate<boolean>(scrollTo(screen)))
  ) {
    await pause(CHECK_MS);
    screen++;
  }
  if (screen > 1) await world.evaluate(scrollTo(0));
  return screen > 1;
}

/** Scrolls to a window, and returns whether there was anything to scroll to. */
function scrollTo(screen: number): string {
  return `(() => {
    const before = scrollY;
    scrollTo({ top: ${screen} * innerHeight, behavior: 'instant' });
    return scrollY !== before;
  })()`;
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
