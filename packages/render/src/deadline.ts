import { MAX_TIMER_MS } from '@fovea/sources';
import { RenderError } from './render-error.ts';

/** The deadline of a page. */
export interface Deadline {
  /** Milliseconds left. */
  left(): number;
  /** The result of some work, unless time runs out or the page fails first. */
  race<Value>(work: Promise<Value>): Promise<Value>;
  /** Gives up on the page now. */
  fail(reason: RenderError): void;
  /** Stops the clock. */
  clear(): void;
}

/** Starts the clock for one page. */
export function startDeadline(ms: number): Deadline {
  const end = performance.now() + ms;
  let fail: (reason: RenderError) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Only callers that race against it have to handle the rejection.
  failure.catch(() => {});
  const timer = setTimeout(
    () => fail(new RenderError('timeout', `the page took longer than ${ms / 1000} s`)),
    Math.min(ms, MAX_TIMER_MS),
  );
  return {
    left: () => Math.max(1, end - performance.now()),
    race: (work) => Promise.race([work, failure]),
    fail,
    clear: () => clearTimeout(timer),
  };
}

/** The result of some work, or another value if it is not done in time. */
export async function within<Value>(work: Promise<Value>, ms: number, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), Math.min(ms, MAX_TIMER_MS));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
