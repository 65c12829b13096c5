import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixedAttackPages, plainAttackPages } from '../../fixtures/attacks/markdown-pages.ts';
import { SEED, seriesOf, tellAttempts } from '../attempts.ts';
import { openReader, type Reader } from '../reader/reader.ts';
import { activeMarkdown, closeRenderers, savedMarkdown } from './rendered-attacks.ts';
import { MARKDOWN_RENDERERS } from './renderers/all-renderers.ts';

const MIXED = 2500;
/** Documents for one round of all renderers. */
const AT_ONCE = 250;

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
    const documents = [...plainAttackPages()].map((html) => savedMarkdown(html));
    expect(await activeMarkdown(documents, reader)).toEqual([]);
    tellAttempts(documents.length * MARKDOWN_RENDERERS.length);
  });

  it('runs nothing of nested mixtures', async () => {
    const goesOn = seriesOf(MIXED);
    const active: string[] = [];
    let count = 0;
    let documents: string[] = [];
    for (const html of mixedAttackPages(SEED)) {
      if (!goesOn(count)) break;
      count++;
      documents.push(savedMarkdown(html));
      if (documents.length < AT_ONCE) continue;
      active.push(...(await activeMarkdown(documents, reader)));
      documents = [];
    }
    active.push(...(await activeMarkdown(documents, reader)));
    tellAttempts(count * MARKDOWN_RENDERERS.length);
    expect(active).toEqual([]);
  });
});
