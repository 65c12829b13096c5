import type { PageMeasure, PageRecord } from '../../bench/result.ts';
import { mergedPages } from '../merged-pages.ts';
import type { LayoutRecord } from './measure-layout.ts';

/** What distinguishes a page with layout from the same page in results of the bench. */
export const WITH_LAYOUT = ', with layout';
/** The published baseline of Rae et al. on pages with both tags: on each page the better of the two. */
export const BETTER_TAG = 'semantic-markup-zones, better tag';

const TAGS = ['semantic-markup-zones, article', 'semantic-markup-zones, main'];

/**
 * The measurements of pages with layout, in the form of the bench's results; what an earlier run says of other systems on the same
 * pages is kept.
 */
export function layoutPages(
  records: readonly LayoutRecord[],
  earlier: readonly PageRecord[] = [],
): readonly PageRecord[] {
  return mergedPages([earlier, records.map(pageRecord)]).map(withBetterTag);
}

/** Once both tags are known, as one of them may have been measured anew. */
function withBetterTag(page: PageRecord): PageRecord {
  const [article, main] = TAGS.map((label) => page.systems[label]);
  if (article === undefined || main === undefined) return page;
  const better = zoneF1(main) > zoneF1(article) ? main : article;
  return { ...page, systems: { ...page.systems, [BETTER_TAG]: better } };
}

function pageRecord(record: LayoutRecord): PageRecord {
  const systems: Record<string, PageMeasure> = {};
  for (const [label, scores] of Object.entries(record.scores))
    systems[label] = { chars: record.chars[label] ?? 0, ms: record.milliseconds[label] ?? 0, scores };
  return {
    dataset: `${record.dataset}${WITH_LAYOUT}`,
    id: record.id,
    url: null,
    lang: record.lang,
    pageType: 'und',
    systems,
  };
}

function zoneF1({ scores }: PageMeasure): number {
  return scores['word-in-zone']?.['f1'] ?? 0;
}
