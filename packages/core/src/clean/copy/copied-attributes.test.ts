import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../content/content-walk.ts';
import { copyOf } from '../content.cases.ts';

/** The attributes of the first element with this tag that are copied. */
function copied(html: string, tag: string): Record<string, string> {
  return Object.fromEntries(elementsOf(copyOf(html)).find((element) => element.tag === tag)!.attributes);
}

describe('the attributes of a copy', () => {
  it('are those that a pass or an output reads', () => {
    const names =
      'href src srcset poster cite alt title datetime type class id name width height start value reversed colspan ' +
      'rowspan scope hidden aria-hidden style role open disabled checked for allowfullscreen allow data-lang ' +
      'data-language data-enlighter-language data-line-number display alttext data-latex block data-callout aria-modal ' +
      'itemprop lang dir';
    const others = 'onclick data-x aria-label tabindex xmlns datas langs';
    const attributes = `${names} ${others}`.split(' ').map((name) => `${name}="x"`);
    expect(Object.keys(copied(`<p ${attributes.join(' ')}>`, 'p')).join(' ')).toBe(names);
  });

  it.each(['img', 'source', 'iframe', 'video', 'audio'])(
    'include all data of %s, unless it is too long',
    (tag) => {
      const html = `<div><${tag} data-x="${'x'.repeat(4096)}" data-y="${'y'.repeat(4097)}" x=1></div>`;
      expect(copied(html, tag)).toEqual({ 'data-x': 'x'.repeat(4096) });
    },
  );

  it('of other elements may be of any length', () => {
    expect(
      copied(`<p title="${'x'.repeat(5000)}" data-latex="${'y'.repeat(5000)}">`, 'p')['data-latex'],
    ).toHaveLength(5000);
  });

  it('state language and direction where they change, far up as well', () => {
    const deep = (levels: number): string =>
      `<main lang=el dir=rtl>${'<div>'.repeat(levels)}<p lang=el dir=rtl>x`;
    expect(copied(deep(63), 'p')).toEqual({});
    expect(copied(deep(64), 'p')).toEqual({ lang: 'el', dir: 'rtl' });
    expect(copied('<html lang=el dir=rtl><p lang=el dir=ltr>x', 'p')).toEqual({ dir: 'ltr' });
    expect(copied('<!doctype html><!--a--><html lang=el dir=rtl><p lang=el dir=rtl>x', 'p')).toEqual({});
    expect(copied('<p lang="" dir="">x', 'p')).toEqual({});
    expect(copied('<html lang=el><main lang=""><p lang=el>x', 'p')).toEqual({ lang: 'el' });
  });
});
