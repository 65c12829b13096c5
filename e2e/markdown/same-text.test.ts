import { describe, expect, it } from 'vitest';
import { ownPages } from './ordinary-pages.ts';
import { GFM_RENDERERS } from './renderers/all-renderers.ts';
import { textDifferences } from './same-text.ts';

const NONE: ReadonlySet<string> = new Set();

describe('the comparison', () => {
  it('sees words that are lost, added or changed', () => {
    expect(textDifferences('<p>a b</p>', 'a b', NONE)).toEqual([]);
    expect(textDifferences('<p>a</p><ul><li>b</li></ul>', 'a\n\n- b', NONE)).toEqual([]);
    expect(textDifferences('<p>a \\*b</p>', 'a *b', NONE)).toHaveLength(2);
    expect(textDifferences('<p>a</p>', 'a\n\nb', NONE)).toEqual([{ in: 'text', line: 'b' }]);
    expect(textDifferences('<p>a</p><p>b</p>', 'a', NONE)).toEqual([{ in: 'markdown', line: 'b' }]);
  });

  it('takes a row of a table for a line, and a break in a heading for a space', () => {
    expect(textDifferences('<table><tr><td>a<br>b</td><td>c</td></tr></table>', 'a b\tc', NONE)).toEqual([]);
    expect(textDifferences('<h2>a b</h2>', 'a\nb', NONE)).toEqual([]);
  });
});

describe('our own pages', () => {
  const pages = ownPages();
  it.each(GFM_RENDERERS.map((renderer) => [renderer.name, renderer] as const))(
    'say in %s what `text` says',
    async (_, renderer) => {
      expect(pages.length).toBeGreaterThan(60);
      const rendered = await renderer.render(pages.map(({ markdown }) => markdown));
      const different = pages.map(({ id, text, quiet }, index) => [
        id,
        textDifferences(rendered[index]!, text, quiet),
      ]);
      expect(different.filter(([, differences]) => differences!.length > 0)).toEqual([]);
    },
  );
});
