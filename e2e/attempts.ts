import { appendFileSync } from 'node:fs';
import { randomNumbers } from '../fixtures/attacks/random-numbers.ts';

/**
 * How a series of attacks is asked to run, and what it tells. By itself it makes a fixed number of attempts from a fixed
 * or a printed seed; `npm run attack` gives it a seed and a time instead, and wants to know how many it made.
 */

/** The seed of a series: fixed, unless the configuration of the long tests sets it anew, and prints it. */
export const SEED: number = Number(process.env['FOVEA_SEED'] ?? 6);

/** True as long as a series should go on, which would make this many attempts by itself. */
export function seriesOf(usual: number): (attempts: number) => boolean {
  const seconds = Number(process.env['FOVEA_ATTACK_SECONDS'] ?? Number.NaN);
  if (Number.isNaN(seconds)) return (attempts) => attempts < usual;
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
}

/** True as long as an attack has time; the time starts with the first question. Without an attack, always. */
export function timed(): () => boolean {
  let goesOn: ((attempts: number) => boolean) | undefined;
  return () => {
    goesOn ??= seriesOf(Number.POSITIVE_INFINITY);
    return goesOn(0);
  };
}

/** The reason of a test that an attack has no time for. */
export const TIME_IS_UP = 'the time of the attack is over';

/** Tells whoever started the series how many attempts it made. */
export function reportAttempts(attempts: number): void {
  const file = process.env['FOVEA_ATTEMPTS'];
  if (file !== undefined) appendFileSync(file, `${attempts}\n`);
}

/** In another order for each seed, because a limit on the time leaves out the last ones. */
export function inAnyOrder<Item>(items: Iterable<Item>): Item[] {
  const random = randomNumbers(SEED);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
