import type { Sample } from '../../datasets/sample.ts';

/** An invented page between a menu and a footer, for tests. */
export const PAGE =
  '<title>The ferry</title><body><nav><ul><li><a href=/>Home</a></li><li><a href=/b>Boats</a></li></ul></nav>' +
  '<main><h1>The ferry stops</h1><p>The last ferry left the island on a grey morning in March.</p>' +
  '<p>Nobody had told the baker, who stood on the pier with forty loaves.</p></main>' +
  '<footer><p>Subscribe to our letter for more stories like this one.</p></footer>';

/** Its content. */
export const GOLD =
  'The ferry stops\nThe last ferry left the island on a grey morning in March.\n' +
  'Nobody had told the baker, who stood on the pier with forty loaves.';

/** A sample of that page. */
export function sample(fields: Partial<Sample> = {}): Sample {
  return {
    id: 'ferry',
    dataset: 'invented',
    url: null,
    site: 'ferry.example',
    lang: 'en',
    page_type: 'article',
    html: PAGE,
    gold_text: GOLD,
    meta: {},
    split: null,
    ...fields,
  };
}
