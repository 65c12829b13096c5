import type { IsolatedWorld } from './isolated-world.ts';

/** How a page is brought to rest. */
export interface SettleOptions {
  readonly settleMs: number;
  readonly maxScreens: number;
}

/** Pause between two looks at a page, and between two steps of scrolling: three frames. */
const LOOK_MS = 50;
/** As many equal looks in a row are rest. */
const EQUAL_LOOKS = 3;

/**
 * Waits until neither the size of the page nor the number of its elements changes, and its fonts and the images in
 * sight are there.
 */
export async function waitForRest(world: IsolatedWorld, settleMs: number): Promise<void> {
  const until = performance.now() + settleMs;
  let last = '';
  let equal = 0;
  while (equal < EQUAL_LOOKS && performance.now() < until) {
    const look = await world.evaluate<string>(LOOK);
    equal = look === last && !look.endsWith('loading') ? equal + 1 : 0;
    last = look;
    await pause(LOOK_MS);
  }
}

// Through the prototype: an element called `fonts` hides the fonts of its document.
const LOOK = `(() => {
  const get = (key) => Reflect.get(Document.prototype, key, document);
  const { scrollWidth, scrollHeight } = get('scrollingElement') ?? get('documentElement') ?? {};
  const isLoading = get('readyState') !== 'complete' || get('fonts').status === 'loading';
  const elements = get('getElementsByTagName').call(document, '*').length;
  return [scrollWidth, scrollHeight, elements, isLoading ? 'loading' : ''].join();
})()`;

/**
 * Scrolls through a page, window by window, and back to the top; an endless one ends after so many windows. False where
 * all of it was in sight from the start.
 */
export async function scrollThrough(
  world: IsolatedWorld,
  { settleMs, maxScreens }: SettleOptions,
): Promise<boolean> {
  const until = performance.now() + settleMs + maxScreens * LOOK_MS;
  let screen = 1;
  while (
    screen < maxScreens &&
    performance.now() < until &&
    (await world.evaluate<boolean>(scrollTo(screen)))
  ) {
    await pause(LOOK_MS);
    screen++;
  }
  if (screen > 1) await world.evaluate(scrollTo(0));
  return screen > 1;
}

/** Scrolls to a window, and says whether there was anything to scroll to. */
function scrollTo(screen: number): string {
  return `(() => {
    const before = scrollY;
    scrollTo({ top: ${screen} * innerHeight, behavior: 'instant' });
    return scrollY !== before;
  })()`;
}

/** Does nothing for a while. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
