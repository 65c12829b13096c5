import type { Method } from 'fovea';
import { SiteLearner } from 'fovea/site';
import { extractRow } from '../extract-row.ts';
import type { OutputRow, RowOptions, WorkItem } from '../protocol.ts';
import { urlOfItem } from '../url-of-item.ts';
import { siteOf } from './site-of.ts';

/** A row of the first pass: the site of a page, and the hashes of its texts. */
export interface MarksRow {
  readonly site: string | null;
  readonly segments: readonly number[];
}

/** Reads one page of a batch for the profile of its site; as it will be read later, whatever it comes from. */
export async function marksRow(
  item: WorkItem,
  options: RowOptions,
  isOneSite: boolean,
): Promise<OutputRow | null> {
  const site = siteOf(urlOfItem(item) ?? options.url);
  const learner = new SiteLearner();
  const { maxBytes, warc, url, charset, limits } = options;
  const row = await extractRow(item, {
    maxBytes,
    method: reader(learner),
    formats: [],
    ...(warc === undefined ? {} : { warc }),
    ...(url === undefined ? {} : { url }),
    ...(charset === undefined ? {} : { charset }),
    ...(limits === undefined ? {} : { limits }),
  });
  if (row === null || row.error !== undefined) return row;
  const profile = learner.profile();
  if (isOneSite) return { id: row.id, site, profile };
  const { segments } = profile;
  const marks: MarksRow = { site, segments: site === null ? [] : segments.filter((_, at) => at % 2 === 0) };
  return { id: row.id, ...marks };
}

/** A method that selects nothing, and learns the page. */
function reader(learner: SiteLearner): Method {
  let isRead = false;
  return {
    name: 'site-marks',
    about: 'Reads a page for the profile of its site.',
    needs: [],
    parameters: [],
    select(page) {
      // Asked again about what a page embeds.
      if (!isRead) learner.add(page);
      isRead = true;
      const message = 'The page was only read for the profile of its site.';
      return { roots: [], removed: [], reasons: [], empty: { code: 'no-match', message } };
    },
  };
}
