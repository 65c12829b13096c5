import type { BenchSetting } from './result.ts';

/** Which pages a run measured, in words. */
export function sampleText({
  pagesPerDataset,
  pagesPerLanguage,
}: Pick<BenchSetting, 'pagesPerDataset' | 'pagesPerLanguage'>): string {
  if (pagesPerDataset === null) return 'all pages';
  const ofDatasets = `at most ${pagesPerDataset} pages of each dataset`;
  if (pagesPerLanguage === undefined) return ofDatasets;
  return `${ofDatasets} and ${pagesPerLanguage} of each of its languages`;
}
