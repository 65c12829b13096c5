import { DatasetError } from './data-folder.ts';
import type { Sample } from './sample.ts';

/**
 * Reads a line of the common format. It checks only what every sample must have: a line without it means a broken file,
 * so it throws with the position. `url`, `site`, `lang`, `page_type`, `split` and `meta` may be missing; a `gold_text` of
 * `null` means that the dataset has none.
 */
export function parseSample(text: string, origin: string): Sample {
  let row: Partial<Sample>;
  try {
    row = JSON.parse(text) as Partial<Sample>;
  } catch (cause) {
    throw new DatasetError(`${origin} is not JSON.`, { cause });
  }
  for (const field of ['id', 'dataset', 'html', 'gold_text'] as const) {
    const isText = typeof row?.[field] === 'string' || (field === 'gold_text' && row?.gold_text === null);
    if (!isText) {
      throw new DatasetError(`${origin} has no "${field}" text: it is not a page in the sample form.`);
    }
  }
  const defaults = { url: null, site: null, lang: null, page_type: null, split: null, meta: {} };
  return { ...defaults, ...row, gold_text: row.gold_text ?? '' } as Sample;
}
