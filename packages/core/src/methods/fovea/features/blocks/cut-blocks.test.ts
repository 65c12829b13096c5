import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NodeKind } from '../../../../page/tree.ts';
import { cutPage, nth } from '../blocks.cases.ts';
import { Inside } from '../context-flags.ts';

const texts = (html: string): readonly string[] => cutPage(html).texts;

describe('cutBlocks', () => {
  it('cuts at elements that part text, and flows through those that do not', () => {
    expect(texts('<h1>Title</h1><p>One <b>two</b> <span>three</span>.</p><div>four</div>')).toEqual([
      'Title',
      'One two three.',
      'four',
    ]);
  });

  it('cuts text around a block inside it', () => {
    expect(texts('<div>before<p>inside</p>after</div>')).toEqual(['before', 'inside', 'after']);
  });

  it('cuts when a block inside an inline element ends', () => {
    expect(texts('<div>a<span>b<div>c</div>d</span>e</div>')).toEqual(['ab', 'c', 'de']);
  });

  it.each([
    ['one break is none', 'one<br>two', ['onetwo']],
    ['two are a cut', 'one<br><br>two', ['one', 'two']],
    ['white space between them does not matter', 'one<br>\n &nbsp; <br>two', ['one', 'two']],
    ['text between them does', 'one<br>two<br>three', ['onetwothree']],
    ['any number is one cut', 'one<br><br><br><br>two', ['one', 'two']],
  ])('line breaks: %s', (_, html, expected) => {
    expect(texts(`<div>${html}</div>`)).toEqual(expected);
  });

  it('takes a line break for a space between words', () => {
    expect(cutPage('<p>one<br>two').blocks.words[0]).toBe(2);
  });

  it('cuts at elements that HTML does not know', () => {
    expect(texts('<x-card>one</x-card><x-card>two</x-card>')).toEqual(['one', 'two']);
  });

  it('flows through formulas, whose elements HTML does not know either', () => {
    expect(texts('<p>Let <math><mi>x</mi><mo>=</mo><mn>1</mn></math> be so.</p>')).toEqual([
      'Let x=1 be so.',
    ]);
  });

  it('makes no block of nothing', () => {
    expect(texts('')).toEqual([]);
    expect(texts('<frameset><frame src=a></frameset>')).toEqual([]);
    expect(texts('<p> </p><p>&nbsp;</p><p>&#160; &nbsp;</p><p><img src=x></p>')).toEqual([]);
  });

  it('sees text after a no-break space though a stray end tag parts the two', () => {
    expect(texts('<p>&nbsp;</b>text</p>')).toEqual(['text']);
  });

  it('leaves out what is no running text', () => {
    const noise =
      '<script>a</script><style>b</style><template>c</template><svg><text>d</text></svg><textarea>e</textarea>' +
      '<select><option>f</option></select><object>g</object><iframe>h</iframe><canvas>i</canvas>';
    expect(texts(`${noise}<p>text</p>${noise}`)).toEqual(['text']);
  });

  it('keeps what is hidden, and says so', () => {
    const {
      texts: found,
      blocks,
      context,
    } = cutPage('<p hidden>one</p><div style="display: none">two</div><p>three');
    expect(found).toEqual(['one', 'two', 'three']);
    const hidden = [0, 1, 2].map((block) => (context.inside[blocks.first[block]!]! & Inside.hidden) !== 0);
    expect(hidden).toEqual([true, true, false]);
  });

  it('leaves out noscript, which the pipeline opens where a page is nothing else', () => {
    expect(
      texts('<body><noscript><p>Switch on scripts</p></noscript><p>The long story of the page</p>'),
    ).toEqual(['The long story of the page']);
  });
});

describe('the columns of a block', () => {
  it('are counted by hand', () => {
    const { blocks } = cutPage('<p>Go <b>on</b>, <a href=x>see 12</a>.</p>');
    expect(blocks.count).toBe(1);
    const row = Object.entries(blocks).map(([name, column]) => [
      name,
      typeof column === 'number' ? column : column[0],
    ]);
    expect(Object.fromEntries(row)).toMatchObject({
      items: 1,
      width: 14, // Go on, see 12.
      linkWidth: 6,
      boldWidth: 2,
      words: 4,
      stops: 1,
      commas: 1,
      digits: 2,
      symbols: 0,
      endsWithStop: 1,
      links: 1,
      inlines: 2,
      mediaBefore: 0,
    });
  });

  it('count media since the block before', () => {
    const { blocks } = cutPage('<img src=a><p>one</p><p><img src=b></p><video></video><p>two</p>');
    expect([...blocks.mediaBefore.subarray(0, blocks.count)]).toEqual([1, 2]);
  });

  it('have the same hash for the same text', () => {
    const { blocks } = cutPage('<p>Read more</p><div>read <i>more</i></div><p>Read less</p>');
    expect(blocks.textHash[0]).toBe(blocks.textHash[1]);
    expect(blocks.textHash[0]).not.toBe(blocks.textHash[2]);
  });
});

describe('runs of links', () => {
  const entry = (text: string): string => `<li><a href=x>${text}</a></li>`;

  it('are one block, which stands in the list', () => {
    const { page, blocks, texts: found } = cutPage(`<ul>${entry('One')}${entry('Two')}${entry('Four')}</ul>`);
    expect(found).toEqual(['OneTwoFour']);
    expect(blocks.items[0]).toBe(3);
    expect(blocks.width[0]).toBe(10);
    expect(blocks.linkWidth[0]).toBe(10);
    expect(blocks.links[0]).toBe(3);
    expect(blocks.container[0]).toBe(nth(page, 'ul'));
  });

  it('end at an entry that is more than a link', () => {
    const plain = '<li><a href=x>One</a> and a long remark</li>';
    const { blocks } = cutPage(
      `<ul>${entry('One')}${entry('Two')}${plain}${entry('Three')}${entry('Four')}</ul>`,
    );
    expect([...blocks.items.subarray(0, blocks.count)]).toEqual([2, 1, 2]);
  });

  it('end where the look changes', () => {
    const { blocks } = cutPage(`<ul>${entry('One')}${entry('Two')}<li class=b><a href=x>Three</a></li></ul>`);
    expect([...blocks.items.subarray(0, blocks.count)]).toEqual([2, 1]);
  });

  it('do not reach over two lists', () => {
    const { blocks } = cutPage(
      `<div><ul>${entry('A')}${entry('B')}</ul></div><div><ol>${entry('C')}${entry('D')}</ol></div>`,
    );
    expect([...blocks.items.subarray(0, blocks.count)]).toEqual([2, 2]);
  });

  it('are not made of cards with several pictures', () => {
    const card = '<li><img src=a><img src=b><a href=x>Card</a></li>';
    const { blocks } = cutPage(`<ul>${card}${card}</ul>`);
    expect([...blocks.items.subarray(0, blocks.count)]).toEqual([1, 1]);
  });
});

describe('any page', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<div class=a>',
    '</div>',
    '<a href=x>',
    '</a>',
    '<br>',
    'word',
    '字。',
    'ห้อง',
    ' ',
    '&nbsp;',
    '<ul><li>',
    '</ul>',
    '<table><td>',
    '</table>',
    '<b>',
    '</b>',
    '<x-y>',
    '<noscript>',
    '</noscript>',
    '<img>',
  );

  it('has blocks in order that do not overlap and hold all of its text', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const { page, blocks, texts: found, context } = cutPage(`<body>${parts.join('')}`);
        for (let block = 0; block < blocks.count; block++) {
          expect(blocks.last[block]).toBeGreaterThanOrEqual(blocks.first[block]!);
          if (block > 0) expect(blocks.first[block]).toBeGreaterThan(blocks.last[block - 1]!);
        }
        let letters = '';
        for (let id = 0; id < page.tree.size; id++) {
          if (page.tree.kind[id] !== NodeKind.text || context.skipped[id] === 1) continue;
          letters += page.source!.slice(page.tree.sourceStart[id]!, page.tree.sourceEnd[id]!);
        }
        const solid = (text: string): number => (text.match(/word|字。|ห้อง/g) ?? []).length;
        expect(found.reduce((sum, text) => sum + solid(text), 0)).toBe(solid(letters));
      }),
    );
  });
});
