import { describe, expect, it } from 'vitest';
import { joinContents } from './join-contents.ts';

describe('joinContents', () => {
  it('leaves out what recurs at the ends, and long blocks anywhere', () => {
    const long = 'x'.repeat(120);
    const joined = joinContents([
      `<article><h2>A</h2><p>one</p><p>${long}</p><p>end</p></article>`,
      `<article><h2>A</h2><p>two</p><h2>A</h2><p>${long}</p><p>three</p><p>end</p></article>`,
    ]);
    expect(joined).toBe(
      `<article><h2>A</h2><p>one</p><p>${long}</p><p>end</p></article>\n<article><p>two</p><h2>A</h2><p>three</p></article>`,
    );
  });

  it('keeps what recurs within one page, and leaves out a page that is another one again', () => {
    expect(joinContents(['<p>a</p><p>a</p>', '<p>a</p>', '<p>b</p><p>a</p><p>b</p>'])).toBe(
      '<p>a</p><p>a</p>\n\n<p>b</p><p>a</p><p>b</p>',
    );
  });

  it('numbers footnotes through, but not text that looks like them', () => {
    const part =
      '<p>x<sup><a href="#fn-1">1</a></sup> " id="fn-1"</p><ol><li id="fn-1"><p>note</p></li></ol>';
    expect(joinContents([part, part.replace('x', 'y').replace('note', 'more')])).toBe(
      `${part}\n<p>y<sup><a href="#fn-2">1</a></sup> " id="fn-1"</p><ol><li id="fn-2"><p>more</p></li></ol>`,
    );
  });
});
