import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import type { ContentBlock } from '../blocks/block.ts';

/** The source of each block with text. */
function slices(html: string, exclude: readonly string[] = []): string[] {
  const { blocks } = extract(html, { include: 'body', exclude, formats: ['blocks'], title: 'keep' });
  const found: string[] = [];
  const open = [...blocks!].reverse();
  for (let block: ContentBlock | undefined = open.pop(); block !== undefined; block = open.pop()) {
    const { source } = block;
    if (block.text !== undefined && source !== null)
      found.push((source.ranges ?? [source]).map(({ start, end }) => html.slice(start, end)).join('|'));
    open.push(...[...(block.children ?? [])].reverse());
  }
  return found;
}

describe('the place of a block', () => {
  it.each<[name: string, html: string, places: readonly string[], exclude?: readonly string[]]>([
    ['is its element', '<p class=a>one</p>', ['<p class=a>one</p>']],
    [
      'is its text where the element holds other blocks',
      '<div>one<p>two</p>three</div>',
      ['one', '<p>two</p>', 'three'],
    ],
    ['has the phrases around its text', '<div><b>one</b> two<p>x</p></div>', ['<b>one</b> two', '<p>x</p>']],
    [
      'ends with the last of its texts',
      '<div>one <span>two</span> three<p>x</p></div>',
      ['one <span>two</span> three', '<p>x</p>'],
    ],
    [
      'leaves out what is not content',
      '<p>one <span class=ad>no</span> two</p>',
      ['<p>one | two</p>'],
      ['.ad'],
    ],
    ['begins after what is not content', '<p><span class=ad>no</span> one</p>', [' one</p>'], ['.ad']],
    [
      'does not follow a tag into the next block',
      '<i>one<p>two</i> three</p>',
      ['one', '<p>two</i> three</p>'],
    ],
    ['is a line of its own at double breaks', '<div>one<br><br>two</div>', ['one', 'two']],
    ['is code as a whole', '<pre><b>a</b> = 1</pre>', ['<pre><b>a</b> = 1</pre>']],
  ])('%s', (_, html, places, exclude = []) => {
    expect(slices(`<body>${html}`, exclude)).toEqual(places);
  });
});
