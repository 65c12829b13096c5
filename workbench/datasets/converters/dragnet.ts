import { join } from 'node:path';
import { buildSample } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { findPlace, readBytes, readText, stemsIn } from './originals.ts';

const EXPECTS = 'HTML/ID.html and Corrected/ID.html.corrected.txt';
const GOLD_ENDING = '.html.corrected.txt';
/** The line between the article and the comments of readers. */
const COMMENTS_MARK = '!@#$%^&*()';
const MARK_WORD = /^\s*COMMENTS\s*/;

/**
 * Dragnet's training data. Verified against the reader in its code: folder names and endings, and the line
 * `!@#$%^&*() COMMENTS` after which the comments stand. Comments go to `meta.comments_gold`, not into the gold.
 * Assumed: encodings of golds can be found as for pages (the original tries UTF-8, UTF-16, Latin-1 and repairs text
 * that was decoded twice; that is not done here).
 */
export const dragnet: Converter = {
  name: 'dragnet',
  expects: EXPECTS,
  async *convert(folder) {
    const place = findPlace(folder, ['.', 'dragnet_data'], ['HTML', 'Corrected'], {
      name: 'dragnet',
      expects: EXPECTS,
    });
    for (const stem of await stemsIn(join(place, 'Corrected'), GOLD_ENDING)) {
      const { content, comments } = splitComments(
        await readText(join(place, 'Corrected', `${stem}${GOLD_ENDING}`)),
      );
      yield buildSample({
        id: `dragnet-${stem}`,
        dataset: 'dragnet',
        page_type: 'article',
        html: await readBytes(join(place, 'HTML', `${stem}.html`)),
        gold_text: content,
        meta: comments === '' ? {} : { comments_gold: comments },
      });
    }
  },
};

function splitComments(gold: string): { readonly content: string; readonly comments: string } {
  const at = gold.indexOf(COMMENTS_MARK);
  if (at === -1) return { content: gold.trim(), comments: '' };
  const comments = gold.slice(at + COMMENTS_MARK.length).replace(MARK_WORD, '');
  return { content: gold.slice(0, at).trim(), comments: comments.trim() };
}
