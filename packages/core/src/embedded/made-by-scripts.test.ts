import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { madeByScripts } from './made-by-scripts.ts';

const SCRIPT = '<script src="/app.js"></script>';
const SHELL = `<!doctype html><title>App</title><body><noscript>You need scripts.</noscript>`;
const PROSE = 'The harbour was quiet that morning, and the boats lay still under a thin fog. ';

const isMade = (html: string): boolean => madeByScripts(pageFromHtml(html));

describe('madeByScripts', () => {
  it.each([
    `${SHELL}<div id="root"></div>${SCRIPT}`,
    `${SHELL}<div id="app"> <!-- outlet --> </div>${SCRIPT}`,
    `${SHELL}<app-root></app-root>${SCRIPT}`,
    `<head>${SCRIPT}</head><body><header><a href="/">Home</a></header><main id="content"></main><footer>Terms</footer>`,
  ])('is true of %s', (html) => expect(isMade(html)).toBe(true));

  it.each([
    ['no script', `${SHELL}<div id="root"></div>`],
    ['no empty element', `${SHELL}<div id="root">Loading</div>${SCRIPT}`],
    ['an empty element without a name', `${SHELL}<div></div><p id="p"></p><span id="s"></span>${SCRIPT}`],
    ['words', `${SHELL}<div id="ad"></div><p>${PROSE.repeat(3)}</p>${SCRIPT}`],
  ])('is false of a page with %s', (_, html) => expect(isMade(html)).toBe(false));
});

describe('the warning of extract', () => {
  const codes = (html: string): readonly string[] => extract(html).warnings.map(({ code }) => code);

  it('is given for a shell, also an empty one', () => {
    expect(codes(`${SHELL}<div id="root"></div>${SCRIPT}`)).toContain('needs-scripts');
  });

  it('is not given if the page holds its text as data', () => {
    const data = JSON.stringify({
      '@type': 'NewsArticle',
      headline: 'Harbour',
      articleBody: PROSE.repeat(12),
    });
    const html = `${SHELL}<div id="root"></div><script type="application/ld+json">${data}</script>${SCRIPT}`;
    expect(codes(html)).toContain('content-from-data');
    expect(codes(html)).not.toContain('needs-scripts');
  });
});
