import { extract, parsePage } from 'fovea';
import { textContent } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { headParts } from './head-parts.ts';

const PROSE =
  '<p>A sentence of the article, which is long enough to be content, and has a comma or two.</p>'.repeat(6);

const partsOf = (html: string): Record<string, string> => {
  const page = parsePage(html);
  const result = extract(page, { formats: [] });
  return Object.fromEntries(headParts(page, result).map(({ kind, node }) => [kind, textContent(page, node)]));
};

describe('headParts', () => {
  it('finds title, byline and date, each as the smallest part that says it', () => {
    const html = `<title>Night ferry</title><meta name="author" content="Orla Pennick"><body>
<ul><li>Home</li></ul><article><header><h1>Night ferry</h1><div><p>By <a rel="author" href="/o">Orla Pennick</a></p>
<time datetime="2024-03-18T06:15:00Z">18 March</time></div></header>${PROSE}<footer>Orla Pennick</footer></article>`;
    expect(partsOf(html)).toEqual({ title: 'Night ferry', byline: 'Orla Pennick', date: '18 March' });
  });

  it('finds nothing where the page does not show what its metadata say', () => {
    const html = `<title>Another name</title><meta name="author" content="Nobody Here"><body><article>${PROSE}</article>`;
    expect(partsOf(html)).toEqual({});
  });
});
