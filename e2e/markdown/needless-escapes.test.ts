import { afterAll, describe, expect, it } from 'vitest';
import { countEscapes } from './needless-escapes.ts';
import { ownPages } from './ordinary-pages.ts';
import { closeRenderers } from './rendered-attacks.ts';
import { MARKDOWN_RENDERERS } from './renderers/all-renderers.ts';

afterAll(closeRenderers);

describe('the count', () => {
  it.each([
    ['a \\*b\\* c', 2, 1],
    ['1 \\+ 2', 1, 1],
    ['\\# a', 1, 0],
    ['`\\*` a', 0, 0],
    ['```\n\\*\n```', 0, 0],
    ['&lt;b> 1 &lt; 2', 2, 1],
  ])('of %j', async (markdown, escapes, needless) => {
    const count = await countEscapes(markdown, MARKDOWN_RENDERERS);
    expect([count.escapes, count.needless.length]).toEqual([escapes, needless]);
  });
});

describe('our own pages', () => {
  it('have hardly an escape that no renderer needs', async () => {
    let needless = 0;
    for (const { markdown } of ownPages())
      needless += (await countEscapes(markdown, MARKDOWN_RENDERERS)).needless.length;
    expect(needless).toBeLessThanOrEqual(MAX_NEEDLESS);
  });
});

/** The current number; it may only go down. */
const MAX_NEEDLESS = 8;
