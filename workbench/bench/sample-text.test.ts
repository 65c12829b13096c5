import { expect, it } from 'vitest';
import { sampleText } from './sample-text.ts';

it.each([
  [{ pagesPerDataset: null, pagesPerLanguage: 5 }, 'all pages'],
  [{ pagesPerDataset: 9 }, 'at most 9 pages of each dataset'],
  [
    { pagesPerDataset: 9, pagesPerLanguage: 5 },
    'at most 9 pages of each dataset and 5 of each of its languages',
  ],
])('says which pages %j are', (setting, text) => {
  expect(sampleText(setting)).toBe(text);
});
