import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelScheme, readLabelledHtml } from '../labelled-html.ts';
import type { Sample } from '../sample.ts';
import { buildSample, type KnownPage } from './build-sample.ts';
import { readBytes, stemsIn } from './originals.ts';

/** A folder of pages as they were served and a folder of the same pages with labels. */
export interface LabelledFolders {
  readonly labelled: string;
  readonly served: string;
  readonly scheme: LabelScheme;
  known(stem: string): Omit<KnownPage, 'html'>;
}

/**
 * Samples from labelled pages. The page is the one that was served, if it is available (labelling tools rewrite the
 * markup), with the gold as text; otherwise the labelled one without its labels, with the gold as nodes too.
 */
export async function* convertLabelled({
  labelled,
  served,
  scheme,
  known,
}: LabelledFolders): AsyncGenerator<Sample> {
  for (const stem of await stemsIn(labelled, '.html')) {
    const gold = readLabelledHtml(await readBytes(join(labelled, `${stem}.html`)), scheme);
    const original = join(served, `${stem}.html`);
    yield existsSync(original)
      ? buildSample({ ...known(stem), html: await readBytes(original), gold_text: gold.gold_text })
      : buildSample({ ...known(stem), ...gold });
  }
}
