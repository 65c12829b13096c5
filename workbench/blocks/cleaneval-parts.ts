import { cleanevalFile, SPLITS, USED_FILES } from '../datasets/cleaneval-splits.ts';

/** Parts of CleanEval on which systems of the papers were trained and tested. */
export const PARTS = {
  given: 'given out before the task (61 pages)',
  test: 'the test of the task (676 pages)',
  own: 'test of Web2Text’s own split (148 pages)',
} as const;

/** The name of a part. */
export type Part = keyof typeof PARTS;

/** The parts that a page of our dataset belongs to, by its id: `cleaneval-test-65`. */
export function partsOf(id: string): Part[] {
  const file = cleanevalFile(id);
  if (!USED_FILES.has(file)) return [];
  const parts: Part[] = [SPLITS.cleaneval.has(file) ? 'test' : 'given'];
  return SPLITS.web2text.has(file) ? [...parts, 'own'] : parts;
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
