import { describe, expect, it } from 'vitest';
import { realPages } from './ordinary-pages.ts';
import { GFM_RENDERERS } from './renderers/all-renderers.ts';
import { textDifferences } from './same-text.ts';

/** Pages of each dataset. */
const PAGES_PER_DATASET = 25;

describe('pages of the web', () => {
  it('say in Markdown what `text` says', async ({ skip }) => {
    skip(!process.env['FOVEA_DATA'], 'FOVEA_DATA is not set');
    const pages = await realPages(PAGES_PER_DATASET);
    for (const renderer of GFM_RENDERERS) {
      const rendered = await renderer.render(pages.map(({ markdown }) => markdown));
      const different = pages.filter(
        ({ text, quiet }, index) => textDifferences(rendered[index]!, text, quiet).length > 0,
      );
      expect(
        different.map(({ id }) => id),
        renderer.name,
      ).toEqual([]);
    }
  });
});
