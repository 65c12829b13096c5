import { basename, join } from 'node:path';
import type { Sample } from '../sample.ts';
import { buildSample } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { findPlace, readBytes, readJson, stemsIn } from './originals.ts';

/** One file of `ground-truth/`. */
interface Truth {
  readonly url?: string;
  readonly _internal?: { readonly page_type?: string | { readonly primary?: string } };
  readonly ground_truth: {
    readonly title?: string | null;
    readonly author?: string | null;
    readonly publish_date?: string | null;
    readonly main_content?: string | null;
    readonly main_content_markdown?: string | null;
    readonly with?: readonly string[] | null;
    readonly without?: readonly string[] | null;
  };
}

const EXPECTS = 'dev/ with ground-truth/NNNN.json and html/NNNN.html.gz (or be such a split folder itself)';

/**
 * WCXB. Verified against the repository and its evaluation script: a folder per split, ground truth as one JSON file
 * per page (schema 2.0), pages gzipped under the same number, `category` counts as `collection`. A clone gives the
 * development split; the test split only when its folder is named outright, so that nobody tunes on it by accident.
 */
export const wcxb: Converter = {
  name: 'wcxb',
  expects: EXPECTS,
  async *convert(folder) {
    const place = findPlace(folder, ['dev', '.'], ['ground-truth', 'html'], {
      name: 'wcxb',
      expects: EXPECTS,
    });
    const split = basename(place);
    for (const stem of await stemsIn(join(place, 'ground-truth'), '.json')) {
      const truth = await readJson<Truth>(join(place, 'ground-truth', `${stem}.json`));
      yield toSample(
        `wcxb-${split}-${stem}`,
        split,
        truth,
        await readBytes(join(place, 'html', `${stem}.html.gz`)),
      );
    }
  },
};

function toSample(id: string, split: string, truth: Truth, html: Uint8Array): Sample {
  const { ground_truth: gold, _internal: internal } = truth;
  const type = typeof internal?.page_type === 'string' ? internal.page_type : internal?.page_type?.primary;
  return buildSample({
    id,
    dataset: 'wcxb',
    url: truth.url ?? null,
    page_type: type === 'category' ? 'collection' : (type ?? 'article'),
    html,
    gold_text: gold.main_content ?? '',
    snippets: { with: gold.with ?? [], without: gold.without ?? [] },
    meta: {
      title: gold.title ?? null,
      author: gold.author ?? null,
      date: gold.publish_date ?? null,
      ...(gold.main_content_markdown ? { gold_markdown: gold.main_content_markdown } : {}),
    },
    split,
  });
}
