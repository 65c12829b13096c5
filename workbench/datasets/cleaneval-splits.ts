/**
 * File numbers of CleanEval that Web2Text has no page, gold or alignment for; its lists count the others from 0.
 * @source `cleaneval/CleanEval.scala` of Web2Text.
 */
const WITHOUT_PAGE: ReadonlySet<number> = new Set([
  55,
  56,
  100,
  101,
  102,
  103,
  248,
  423,
  432,
  751,
  753,
  769,
  ...Array.from({ length: 50 }, (_, i) => 511 + i),
]);
const LAST_FILE = 799;

/** Where the test part of CleanEval's own split begins in that list. */
const FIRST_TEST = 61;

/** Positions of Web2Text's test pages in that list, drawn at random by its authors. */
const WEB2TEXT_TEST = [
  309, 87, 534, 705, 362, 192, 247, 538, 311, 29, 494, 202, 210, 636, 183, 238, 628, 64, 126, 469, 345, 429,
  732, 697, 235, 566, 234, 108, 62, 158, 484, 299, 503, 459, 643, 213, 243, 522, 656, 506, 291, 50, 110, 714,
  406, 711, 303, 435, 633, 260, 701, 142, 421, 240, 59, 187, 314, 2, 136, 682, 54, 602, 427, 718, 157, 381,
  195, 127, 683, 392, 5, 122, 93, 451, 629, 83, 616, 458, 542, 334, 428, 596, 205, 693, 91, 177, 215, 252,
  140, 500, 649, 448, 443, 594, 728, 266, 239, 554, 570, 452, 152, 323, 576, 598, 473, 100, 173, 275, 627,
  525, 8, 284, 26, 37, 130, 472, 208, 222, 352, 52, 45, 367, 278, 106, 615, 15, 432, 246, 166, 721, 145, 63,
  608, 694, 346, 600, 450, 612, 441, 102, 20, 658, 471, 673, 118, 333, 437, 254,
];

const FILES: readonly number[] = Array.from({ length: LAST_FILE }, (_, i) => i + 1).filter(
  (file) => !WITHOUT_PAGE.has(file),
);

/** Numbers of the files that Web2Text has. */
export const USED_FILES: ReadonlySet<number> = new Set(FILES);

/** File numbers of the two test splits that Web2Text and R⁴ report. */
export const SPLITS: Readonly<Record<'cleaneval' | 'web2text', ReadonlySet<number>>> = {
  cleaneval: new Set(FILES.slice(FIRST_TEST)),
  web2text: new Set(WEB2TEXT_TEST.map((position) => FILES[position]!)),
};

const PAGE_ID = /^cleaneval-(?:dev|test)-(\d+)$/u;

/** The file number of a page of our CleanEval (`cleaneval-test-97`); `NaN` for any other page. */
export function cleanevalFile(id: string): number {
  return Number(PAGE_ID.exec(id)?.[1]);
}

/** True if a page of our CleanEval is in the test part of a split. */
export function isInSplit(split: keyof typeof SPLITS, id: string): boolean {
  return SPLITS[split].has(cleanevalFile(id));
}
