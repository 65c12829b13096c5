const START = 'Measured again since then: ';
const SENTENCE = new RegExp(`${START}([^.]+)\\.`, 'u');

/**
 * The sentence of a page about systems that were measured after all others; those of the page before it are in it too, unless
 * they are measured once more.
 */
export function measuredAgain(written: string, systems: readonly string[], date: string): string {
  const known = (SENTENCE.exec(written)?.[1] ?? '').split(', ').filter((one) => one !== '');
  const kept = known.filter((one) => !systems.some((system) => one.startsWith(`${system} (`)));
  return `${START}${[...kept, ...systems.map((system) => `${system} (${date})`)].join(', ')}.`;
}
