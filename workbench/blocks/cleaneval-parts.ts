/** Numbers of pages of CleanEval that Web2Text does not use, first to last. @source Web2Text, code (`CleanEval.indices`). */
const UNUSED: readonly (readonly [first: number, last: number])[] = [
  [55, 56],
  [100, 103],
  [248, 248],
  [423, 423],
  [432, 432],
  [511, 560],
  [751, 751],
  [753, 753],
  [769, 769],
];
const LAST = 799;

/** The numbers of the 737 pages that it uses, in order; its splits are places in this list. */
const PAGES: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1).filter(
  (page) => !UNUSED.some(([first, last]) => page >= first && page <= last),
);

/** Pages at the beginning of the list that were given out before the shared task: 56 to train, 5 to validate. @source Web2Text, code. */
const GIVEN_OUT = 61;

/** Places of the test pages of Web2Text's own split. @source Web2Text, code (`CleanEval.web2textTestSet`). */
const OWN_TEST = [
  309, 87, 534, 705, 362, 192, 247, 538, 311, 29, 494, 202, 210, 636, 183, 238, 628, 64, 126, 469, 345, 429,
  732, 697, 235, 566, 234, 108, 62, 158, 484, 299, 503, 459, 643, 213, 243, 522, 656, 506, 291, 50, 110, 714,
  406, 711, 303, 435, 633, 260, 701, 142, 421, 240, 59, 187, 314, 2, 136, 682, 54, 602, 427, 718, 157, 381,
  195, 127, 683, 392, 5, 122, 93, 451, 629, 83, 616, 458, 542, 334, 428, 596, 205, 693, 91, 177, 215, 252,
  140, 500, 649, 448, 443, 594, 728, 266, 239, 554, 570, 452, 152, 323, 576, 598, 473, 100, 173, 275, 627,
  525, 8, 284, 26, 37, 130, 472, 208, 222, 352, 52, 45, 367, 278, 106, 615, 15, 432, 246, 166, 721, 145, 63,
  608, 694, 346, 600, 450, 612, 441, 102, 20, 658, 471, 673, 118, 333, 437, 254,
];
const OWN_TEST_PAGES: ReadonlySet<number> = new Set(OWN_TEST.map((place) => PAGES[place]!));

/** Parts of CleanEval on which systems of the papers were trained and tested. */
export const PARTS = {
  given: 'given out before the task (61 pages)',
  test: 'the test of the task (676 pages)',
  own: 'test of Web2Text’s own split (148 pages)',
} as const;

/** The name of a part. */
export type Part = keyof typeof PARTS;

const NUMBER = /\d+$/;

/** The parts that a page of our dataset belongs to, by its id: `cleaneval-test-65`. */
export function partsOf(id: string): Part[] {
  const page = Number(NUMBER.exec(id)?.[0]);
  const place = PAGES.indexOf(page);
  if (place < 0) return [];
  return [place < GIVEN_OUT ? 'given' : 'test', ...(OWN_TEST_PAGES.has(page) ? (['own'] as const) : [])];
}

/** The pages of a part that published weights were trained or validated with, by the name of the system. */
const LEARNED: Readonly<Record<string, (parts: readonly Part[]) => boolean>> = {
  web2text: (parts) => parts.includes('given'),
  'web2text?weights=web2text': (parts) => !parts.includes('own'),
  victor: (parts) => parts.includes('given'),
};

/** Whether published weights have learned from a page of these parts. */
export function hasLearned(system: string, parts: readonly Part[]): boolean {
  return LEARNED[system]?.(parts) ?? false;
}
