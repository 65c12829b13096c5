import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEVER_SHOWN } from '../hidden/unread-tags.ts';
import { textOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { tagSet } from '../page/tags.ts';
import { NodeKind } from '../page/tree.ts';
import { rangesToText } from './ranges-to-text.ts';

const PAGES = new URL('../../../../fixtures/pages/', import.meta.url);

describe('rangesToText', () => {
  it('strips markup, decodes references and puts blocks on lines', () => {
    const source = '<h1>A &amp; B</h1><p>one <b>t</b>wo<br>three</p><script>x</script><!-- y -->';
    expect(rangesToText(source, [{ start: 0, end: source.length }])).toBe('A & B\none two\nthree');
  });

  it('reads only what is in the ranges, also when they begin inside a tag', () => {
    const source = '<p class="a">one two</p><p>three</p>';
    expect(rangesToText(source, [{ start: 5, end: 16 }])).toBe('one');
    expect(
      rangesToText(source, [
        { start: 13, end: 16 },
        { start: 17, end: 20 },
        { start: 26, end: 40 },
      ]),
    ).toBe('one two\nthree');
  });

  it('has nothing to say without ranges', () => {
    expect(rangesToText('<p>x', [])).toBe('');
  });

  it.each(readdirSync(PAGES))('reads the same text from the source of %s as from its tree', (slug) => {
    const page = pageFromHtml(readFileSync(new URL(`${slug}/source.html`, PAGES), 'utf8'));
    const { kind, tag, end, size } = page.tree;
    const hidden = tagSet('textarea', 'iframe', 'noembed', 'noframes');
    let text = '';
    for (let id = 0; id < size; ) {
      if (kind[id] === NodeKind.text) text += textOf(page, id);
      id = tag[id] !== 0 && (NEVER_SHOWN[tag[id]!] === 1 || hidden[tag[id]!] === 1) ? end[id]! : id + 1;
    }
    const letters = (one: string): string => one.replace(/\s+/gu, '');
    expect(letters(rangesToText(page.source!, [{ start: 0, end: page.source!.length }]))).toBe(letters(text));
  });
});
