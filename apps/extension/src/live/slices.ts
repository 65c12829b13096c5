/**
 * Milliseconds of work after which the page and its user get a turn; a delay shows at 50. A step that a browser makes longer,
 * because it tidies its own tables up in the middle of it, has to fit in besides.
 * @cap
 */
const SLICE = 12;

/**
 * Runs work that pauses, in slices between which the page stays usable; resolves to `null` if it is over before. Begins with
 * a pause, because the caller has taken its share of the time.
 */
export async function inSlices<Value>(
  work: Generator<unknown, Value>,
  isOver: () => boolean,
): Promise<Value | null> {
  for (;;) {
    await nextTask();
    if (isOver()) return null;
    const start = performance.now();
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() - start < SLICE);
  }
}

/** Runs the same work at once. */
export function atOnce<Value>(work: Generator<unknown, Value>): Value {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Lets the page and the browser do what is waiting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
