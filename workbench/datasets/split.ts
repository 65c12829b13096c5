import { createHash } from 'node:crypto';
import type { Sample } from './sample.ts';

/** The fields on which a split depends. */
export type Splittable = Pick<Sample, 'id' | 'dataset' | 'site' | 'lang' | 'theme'>;

/** Samples for training and samples for testing; no site is in both. */
export interface Split<S> {
  readonly train: readonly S[];
  readonly test: readonly S[];
}

/** Part of every hash. A new value is a new split of all data, so numbers before and after are not comparable. */
const SEED = 'fovea-split-1';

/** Numbers and brackets at the end of an id: `amd(1)`, `wiki-3`, `0034`. */
const NUMBERING = /[\s\d()[\]_.-]+$/;

/**
 * The group that must not be split: the theme, whose pages look alike on every site that uses it; otherwise the site, or if it is unknown the dataset and the id without its number (pages of one
 * series have the rest of the id in common). A whole dataset can be one such series, which is on the safe side.
 */
export function groupOf(sample: Splittable): string {
  if (sample.theme) return `theme/${sample.theme}`;
  return sample.site ?? `${sample.dataset}/${sample.id.replace(NUMBERING, '')}`;
}

/** The position of a group in [0, 1), uniform over groups and always the same. */
export function positionOf(group: string): number {
  return createHash('sha256').update(`${SEED}\n${group}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** The fold of a sample out of `folds`, from 0; it does not depend on the other samples. */
export function foldOf(sample: Splittable, folds: number): number {
  return Math.floor(positionOf(groupOf(sample)) * folds);
}

/** The samples split `folds` times, each fold being the test part once. */
export function kFold<S extends Splittable>(samples: readonly S[], folds: number): readonly Split<S>[] {
  return Array.from({ length: folds }, (_, fold) =>
    divide(samples, (sample) => foldOf(sample, folds) === fold),
  );
}

/** Holds out about `share` of the sites. */
export function holdOut<S extends Splittable>(samples: readonly S[], share: number): Split<S> {
  return divide(samples, (sample) => positionOf(groupOf(sample)) < share);
}

/** The test part of one language; `train` has neither its pages, nor its sites, nor pages of unknown language. */
export interface LanguageSplit<S> extends Split<S> {
  readonly lang: string;
}

/** Leaves each language out once, in order of the codes; languages with fewer than `minPages` pages never. */
export function leaveOneLanguageOut<S extends Splittable>(
  samples: readonly S[],
  minPages: number = 1,
): readonly LanguageSplit<S>[] {
  const counts = new Map<string, number>();
  for (const { lang } of samples) if (lang !== null) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const languages = [...counts.keys()].filter((lang) => counts.get(lang)! >= minPages).toSorted();
  return languages.map((lang) => {
    const test = samples.filter((sample) => sample.lang === lang);
    const seen = new Set(test.map(groupOf));
    const train = samples.filter(
      (sample) => sample.lang !== null && sample.lang !== lang && !seen.has(groupOf(sample)),
    );
    return { lang, train, test };
  });
}

function divide<S>(samples: readonly S[], isTest: (sample: S) => boolean): Split<S> {
  const train: S[] = [];
  const test: S[] = [];
  for (const sample of samples) (isTest(sample) ? test : train).push(sample);
  return { train, test };
}
