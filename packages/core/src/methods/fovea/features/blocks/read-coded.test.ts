import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../page/access.ts';
import { pageFromHtml } from '../../../../page/from-html.ts';
import { NodeKind } from '../../../../page/tree.ts';
import { readCoded } from './read-coded.ts';

/** The ranges of the first text of a body, as `readCoded` hands them over, and that text decoded. */
function read(html: string): { parts: string[]; text: string } {
  const page = pageFromHtml(`<body>${html}`);
  const node = page.tree.kind.indexOf(NodeKind.text);
  const parts: string[] = [];
  const reader = { read: (text: string, from: number, to: number) => void parts.push(text.slice(from, to)) };
  readCoded(page.tree, page.tree.pieceStart[node]!, reader);
  return { parts: parts.filter((part) => part !== ''), text: textOf(page, node) };
}

describe('readCoded', () => {
  it('hands over what is between references, and what they stand for', () => {
    expect(read('a &lt; b&nbsp;c').parts).toEqual(['a ', '<', ' b', '\u00a0', 'c']);
  });

  it('knows references without a semicolon, and ampersands that are none', () => {
    expect(read('&copy 1 &notit; AT&T & so &#x41').parts.join('')).toBe('© 1 ¬it; AT&T & so A');
  });

  it('reads what decoding gives', () => {
    const part = fc.constantFrom(
      '&',
      '&amp',
      ';',
      '#',
      '&#',
      'x41',
      '&lt;',
      '&notin;',
      'x',
      ' ',
      '=',
      '語',
      '&&',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (list) => {
        const { parts, text } = read(`.${list.join('')}`);
        expect(parts.join('')).toBe(text);
      }),
    );
  });
});
