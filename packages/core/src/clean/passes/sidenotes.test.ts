import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';

const markdown = (html: string): string => extract(html, { method: 'whole-body' }).markdown;

describe('sidenotes', () => {
  it('makes a footnote of a phrase behind a label and its checkbox', () => {
    const html =
      '<p>氷<label for="a"></label><input type="checkbox" id="a"><span>暦による。</span>は薄い。</p>';
    expect(markdown(html)).toBe('氷[^1]は薄い。\n\n[^1]: 暦による。');
  });

  it('numbers them together with the footnotes of the page, by their place', () => {
    const html =
      '<p>a<sup><a href="#n">1</a></sup> b<span class="sidenote">side</span></p><ol><li id="n">foot</li></ol>';
    expect(markdown(html)).toBe('a[^1] b[^2]\n\n[^1]: foot\n\n[^2]: side');
  });

  it('takes the raised number before a note for its mark', () => {
    const html = '<p>a<sup>7</sup><span class="sidenote"><sup>7</sup> side</span> b</p>';
    expect(markdown(html)).toBe('a[^1] b\n\n[^1]: side');
  });

  it('leaves blocks that a checkbox unfolds, and checkboxes of other labels', () => {
    expect(markdown('<div><label for="a">q</label><input type="checkbox" id="a"><p>answer</p></div>')).toBe(
      'answer',
    );
    expect(
      markdown('<p>a<label for="b">q</label><input type="checkbox" id="a"><span>b</span></p>'),
    ).not.toContain('[^');
  });

  it('leaves an empty note alone', () => {
    expect(markdown('<p>a<span class="sidenote"> </span> b</p>')).toBe('a b');
  });
});
