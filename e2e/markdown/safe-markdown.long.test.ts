import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixedAttackPages, plainAttackPages } from '../../fixtures/attacks/markdown-pages.ts';
import { inAnyOrder, reportAttempts, SEED, seriesOf } from '../attempts.ts';
import { openReader, type Reader } from '../reader/reader.ts';
import { activeMarkdown, closeRenderers, savedMarkdown } from './rendered-attacks.ts';
import { MARKDOWN_RENDERERS } from './renderers/all-renderers.ts';

/** Others for every seed; `npm run attack` takes as many as its time allows. */
const PLAIN = 2000;
const MIXED = 300;
/** Documents for one round of all renderers. */
const DOCUMENTS_PER_ROUND = 100;

describe(`Markdown in all renderers (seed ${SEED})`, () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader();
  });
  afterAll(async () => {
    closeRenderers();
    await reader.close();
  });

  it('runs nothing, whatever texts stand wherever in a page', async () => {
    const pages = inAnyOrder(plainAttackPages());
    expect(await activeOf(pages, PLAIN)).toEqual([]);
  });

  it('runs nothing of nested mixtures', async () => {
    expect(await activeOf(mixedAttackPages(SEED), MIXED)).toEqual([]);
  });

  /** What became active of so many pages, or of as many as the time allows. */
  async function activeOf(pages: Iterable<string>, usual: number): Promise<string[]> {
    const goesOn = seriesOf(usual);
    const active: string[] = [];
    let count = 0;
    let documents: string[] = [];
    for (const html of pages) {
      if (!goesOn(count)) break;
      count++;
      documents.push(savedMarkdown(html));
      if (documents.length < DOCUMENTS_PER_ROUND) continue;
      active.push(...(await activeMarkdown(documents, reader)));
      documents = [];
    }
    active.push(...(await activeMarkdown(documents, reader)));
    reportAttempts(count * MARKDOWN_RENDERERS.length);
    return active;
  }
});
