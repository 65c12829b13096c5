import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import type { Method } from '../methods/method.ts';
import type { ExtractOptions } from '../options/extract-options.ts';
import { Tag } from '../page/tags.ts';

const TEXT = `<p>${'The bridge was opened on Sunday, and many people came to see it. '.repeat(6)}</p>`;
const PICTURE = '<img src="https://page.example/bridge.jpg" width="800" height="600" alt="A bridge">';
const FIGURE = `<figure><div>${PICTURE}</div><figcaption>Photograph by Ada</figcaption></figure>`;

const ALL_BUT_CAPTIONS: Method = {
  name: 'all-but-captions',
  about: 'Everything in main but captions.',
  needs: [],
  parameters: [],
  select({ tree }) {
    const all = [...tree.tag.keys()];
    const found = (...tags: readonly number[]): number[] => all.filter((id) => tags.includes(tree.tag[id]!));
    return { roots: found(Tag.main), removed: found(Tag.figcaption, Tag.caption), reasons: [] };
  },
};

/** Which renderings of a page hold the caption, where the method leaves it out. */
function holders(body: string, options: ExtractOptions<Method> = {}): string[] {
  const formats = ['html', 'markdown', 'text', 'blocks'] as const;
  const result = extract(`<main>${body}</main>`, { method: ALL_BUT_CAPTIONS, formats, ...options });
  const { content, markdown, text, blocks } = result;
  const renderings = { content, markdown, text, blocks: JSON.stringify(blocks) };
  return Object.entries(renderings).flatMap(([name, value]) => (value.includes('Photograph') ? [name] : []));
}

describe('captions that the method leaves out', () => {
  it('stay with their picture, but are no running text', () => {
    expect(holders(TEXT + FIGURE + TEXT)).toEqual(['content', 'markdown', 'blocks']);
  });

  it('are text too if all captions are wanted', () => {
    expect(holders(TEXT + FIGURE + TEXT, { captions: 'keep' })).toEqual([
      'content',
      'markdown',
      'text',
      'blocks',
    ]);
  });

  it('go if none is wanted', () => {
    expect(holders(TEXT + FIGURE + TEXT, { captions: 'drop' })).toEqual([]);
  });

  it('go with a figure of which nothing is there', () => {
    expect(holders(`${TEXT}<figure><figcaption>Photograph by Ada</figcaption></figure>${TEXT}`)).toEqual([]);
  });

  it('stay with their table', () => {
    const table =
      '<table><caption>Photographs</caption><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(holders(TEXT + table + TEXT)).toEqual(['content', 'markdown', 'blocks']);
  });
});
