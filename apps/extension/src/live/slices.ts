/** Milliseconds of work after which the page and its user get a turn; a frame of a smooth page has 16, a delay shows at 50. */
const SLICE = 25;

/** Runs work that pauses, in slices between which the page stays usable; resolves to `null` if it is over before. */
export async function inSlices<Value>(
  work: Generator<unknown, Value>,
  isOver: () => boolean,
): Promise<Value | null> {
  let start = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    await nextTask();
    if (isOver()) return null;
    start = performance.now();
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
