import { describe, expect, it } from 'vitest';
import { extract } from '../../../extract.ts';
import '../../../methods/all-methods.ts';

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

  it('tells notes apart that stand beside each other', () => {
    const html = '<p>a<sup>1</sup><span class="sidenote">one</span><span class="marginnote">two</span> b</p>';
    expect(markdown(html)).toBe('a[^1][^2] b\n\n[^1]: one\n\n[^2]: two');
  });

  it('says a note in a note once, and keeps a note that is a link', () => {
    const nested = '<p>a<span class="sidenote">one <span class="sidenote">two</span></span> b</p>';
    expect(markdown(nested)).toBe('a[^1] b\n\n[^1]: one two');
    const link =
      '<p>a<label for="a"></label><input type="checkbox" id="a"><a href="https://b.example/">注</a> b</p>';
    expect(markdown(link)).toBe('a[^1] b\n\n[^1]: [注](https://b.example/)');
  });

  it('leaves a question that a checkbox answers', () => {
    const html =
      '<p>a<label for="a">a whole question</label><input type="checkbox" id="a"><span>b</span></p>';
    expect(markdown(html)).not.toContain('[^');
  });

  it('leaves blocks that a checkbox unfolds, and checkboxes of other labels', () => {
    expect(markdown('<div><label for="a">q</label><input type="checkbox" id="a"><p>answer</p></div>')).toBe(
      'q\n\nanswer',
    );
    expect(
      markdown('<p>a<label for="b">q</label><input type="checkbox" id="a"><span>b</span></p>'),
    ).not.toContain('[^');
  });

  it('leaves an empty note alone', () => {
    expect(markdown('<p>a<span class="sidenote"> </span> b</p>')).toBe('a b');
  });
});
