import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { XSS_PAYLOADS } from '../../fixtures/attacks/html-payloads.ts';
import { pageOf, plainAttackPages, someMixedPages } from '../../fixtures/attacks/markdown-pages.ts';
import { openReader, type Reader } from '../reader/reader.ts';
import { activeMarkdown, closeRenderers, savedMarkdown } from './rendered-attacks.ts';
import { MARKDOWN_RENDERERS } from './renderers/all-renderers.ts';

/** One of so many plain pages is tried here; all of them and more mixed ones in `safe-markdown.long.test.ts`. */
const PLAIN_SHARE = 61;
const MIXED = 30;

describe('Markdown in eleven renderers and a real Chromium runs nothing and asks for nothing but pictures', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader();
  });
  afterAll(async () => {
    closeRenderers();
    await reader.close();
  });

  it('and the alarm works', async () => {
    const attacks = [
      '<img src=x onerror="XSS(1)">',
      '<script>XSS(1)</script>',
      '<a href="javascript:XSS(1)">x</a>',
      '<iframe src="https://evil.example/"></iframe>',
      '<link rel=stylesheet href="https://evil.example/">',
      '<meta http-equiv=refresh content="0;url=https://evil.example/">',
      '<p style="background:url(https://evil.example/)">x</p>',
      '</article><img src=x onerror="XSS(1)">',
      '<xss>x</xss>',
    ];
    for (const attack of attacks) expect(await reader.alarmsOf(['<p>x</p>', attack]), attack).not.toEqual([]);
    expect(await reader.alarmsOf(['<p>x</p>', '<img src="https://ok.example/a.png">'])).toEqual([]);
  });

  it('and the renderers do what Markdown says', async () => {
    for (const renderer of MARKDOWN_RENDERERS) {
      const [one, other] = await renderer.render(['*a* [b](https://ok.example/)\n\n- c', '`<i>`']);
      expect(one, renderer.name).toMatch(
        /<em>a<\/em> <a href="https:\/\/ok\.example\/">b<\/a>[\s\S]*<li>\s*c/u,
      );
      expect(other, renderer.name).toMatch(/<code>(?:&lt;|&#x3C;)i(?:&gt;|>)<\/code>/u);
    }
    const active = await activeMarkdown(['[x](javascript:XSS())'], reader);
    // Some look at schemes by themselves, but most do not.
    expect(active.length).toBeGreaterThan(MARKDOWN_RENDERERS.length / 2);
  });

  it('of every payload, with an address and without', async () => {
    const pages = XSS_PAYLOADS.map((payload) => pageOf(payload));
    const documents = [
      ...pages.map((html) => savedMarkdown(html)),
      ...pages.map((html) => savedMarkdown(html, undefined)),
    ];
    expect(await activeMarkdown([...new Set(documents)], reader)).toEqual([]);
  });

  it('of texts that attack, in each place of a page', async () => {
    const pages = [...plainAttackPages()].filter((_, index) => index % PLAIN_SHARE === 0);
    expect(
      await activeMarkdown(
        pages.map((html) => savedMarkdown(html)),
        reader,
      ),
    ).toEqual([]);
  });

  it('of nested mixtures', async () => {
    const pages = someMixedPages(1, MIXED);
    expect(
      await activeMarkdown(
        pages.map((html) => savedMarkdown(html)),
        reader,
      ),
    ).toEqual([]);
  });
});
