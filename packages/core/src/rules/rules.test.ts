import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import type { PageRule } from './page-rule.ts';

const LONG = 'ประโยคยาวหนึ่งประโยคที่เล่าเรื่องสะพานเก่าในหมู่บ้าน '.repeat(12);
const HTML = `<title>T</title><div class="story"><p>${LONG}</p><p class="ad">โฆษณา</p><p>${LONG}</p></div>
<div class="box"><p>Box text</p></div>`;

describe('include and exclude', () => {
  it('include is the content, outermost elements once', () => {
    const { text } = extract(HTML, { include: ['.box', '.box p'] });
    expect(text).toBe('Box text');
  });

  it('asks the method where nothing is included', () => {
    expect(extract(HTML, { include: '.nowhere' }).text).toContain(LONG.trim());
  });

  it('a selector that matches nothing is a warning, for each of them', () => {
    const { warnings } = extract(HTML, { include: ['.nowhere', '.story'], exclude: ['#a', '.ad', '#b'] });
    expect(warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "unmatched-selector: Nothing on the page matches include '.nowhere'.",
      "unmatched-selector: Nothing on the page matches exclude '#a'.",
      "unmatched-selector: Nothing on the page matches exclude '#b'.",
    ]);
    expect(extract(HTML, { include: 'body', exclude: ['.nowhere', 'body'] }).warnings).toHaveLength(1);
  });

  it('exclude takes out of what the method or include chose, and says so', () => {
    const { text, removed } = extract(HTML, { exclude: '.ad', explain: true });
    expect(text).toContain(LONG.trim());
    expect(text).not.toContain('โฆษณา');
    expect(removed?.some(({ path }) => path.endsWith('p.ad'))).toBe(true);
    expect(extract(HTML, { include: 'body', exclude: ['.story', '.box'] }).text).toBe('');
    expect(extract(HTML, { include: '.box', exclude: 'body' }).empty?.code).toBe('no-match');
  });

  it('a selector that cannot be read is the caller’s error', () => {
    expect(() => extract(HTML, { include: 'p:hover' })).toThrow(
      /Option include must be a CSS selector .*, not 'p:hover'/u,
    );
  });
});

describe('rules', () => {
  const rule: PageRule = {
    applies: (_, url) => url?.startsWith('https://mine.example/') === true,
    include: '.box',
    metadata: () => ({ title: 'Mine' }),
  };

  it('count where they apply, and only there', () => {
    expect(extract(HTML, { url: 'https://mine.example/1', rules: [rule] })).toMatchObject({
      title: 'Mine',
      text: 'Box text',
    });
    expect(extract(HTML, { url: 'https://other.example/1', rules: [rule] }).title).toBe('T');
  });

  it('may name what only some of their pages have', () => {
    const { warnings } = extract(HTML, { rules: [{ applies: () => true, exclude: ['.nowhere', '.ad'] }] });
    expect(warnings).toEqual([]);
  });
});
