import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';

const bylineOf = (html: string): string | null => readMetadata(pageFromHtml(html)).metadata.byline;

describe('a byline that no markup names', () => {
  it.each([
    '<h1>Boats</h1><p>By Ada Brook</p>',
    '<h1>Boats</h1><p>Posted by <b>Ada Brook</b> in <a href=/boats>Boats</a></p>',
    '<h1>Boats</h1><div><img alt="Ada Brook" src=a.jpg><p>Ada Brook</p><p>12 March 2026</p></div>',
  ])('is read below the heading: %s', (html) => {
    expect(bylineOf(html)).toBe('Ada Brook');
  });

  it.each([
    ['a product in a picture', '<h1>Boats</h1><img alt="Red Boat" src=a.jpg><p>Red Boat</p><p>12 pieces</p>'],
    ['a control', '<h1>Boats</h1><button>By Ada Brook</button>'],
    ['a menu', '<h1>Boats</h1><nav>By Ada Brook</nav>'],
    ['a list that can be sorted', '<h1>Boats</h1><p>Sort by <b>Popular Now</b></p>'],
    ['the end of the text', `<h1>Boats</h1><p>${'Boats lie here. '.repeat(20)}</p><p>By Ada Brook</p>`],
    ['a line of code', '<h1>Boats</h1><pre>by Ada Brook</pre>'],
  ])('is not %s', (_, html) => {
    expect(bylineOf(html)).toBeNull();
  });

  it('names somebody else than the site', () => {
    const head =
      '<meta name=author content="Boats Weekly"><meta property=og:site_name content="Boats Weekly">';
    expect(bylineOf(`${head}<h1>Boats</h1><p>By Ada Brook</p>`)).toBe('Ada Brook');
    expect(bylineOf(`${head}<h1>Boats</h1>`)).toBe('Boats Weekly');
  });
});
