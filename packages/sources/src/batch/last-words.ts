/** The last words of a process that ran out of memory, from V8 as well as from our watchdog. */
export const OUT_OF_MEMORY = 'out of memory';

const TOO_MUCH_WORK = 'too much work on page';

/** The last words of a process that worked too long on a page; pages are counted from 1. */
export function tooMuchWorkOn(page: number): string {
  return `${TOO_MUCH_WORK} ${page}`;
}

/** Whether these are the last words of a process that worked too long on this page. */
export function saysTooMuchWork(words: string, page: number): boolean {
  return words.split('\n').includes(tooMuchWorkOn(page));
}
