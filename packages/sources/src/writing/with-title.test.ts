import { extract, markdownHeading } from 'fovea';
import { describe, expect, it } from 'vitest';
import { withTitle } from './with-title.ts';

const PAGE = '<title>Apples & pears</title><h1>Apples &amp; pears</h1><p>Both are fruit.</p>';

describe('the title above the content', () => {
  it.each([
    ['markdown', '# Apples \\& pears\n\nBoth are fruit.'],
    ['text', 'Apples & pears\n\nBoth are fruit.'],
    ['content', '<h1>Apples &amp; pears</h1>\n<p>Both are fruit.</p>'],
  ] as const)('stands in the %s', (format, expected) => {
    const result = extract(PAGE, { include: 'p', formats: ['markdown', 'text', 'html'] });
    expect(withTitle(result, markdownHeading)[format].trim().replace('\\&', '&')).toBe(
      expected.replace('\\&', '&'),
    );
  });

  it.each([
    ['markdown', '# Apples & pears'],
    ['text', 'Apples & pears'],
    ['html', '<h1>Apples &amp; pears</h1>'],
  ] as const)('is not repeated in the %s where it is all there is', (format, expected) => {
    const result = extract(PAGE, { include: 'h1', formats: [format] });
    const written = withTitle(result, markdownHeading)[format === 'html' ? 'content' : format];
    expect(written.trim().replace('\\&', '&')).toBe(expected);
  });

  it.each([
    '1. Apples',
    '- Apples',
    '+ Apples',
    '> Apples',
    ': Apples',
    '# Apples',
    '[x] Apples',
    '1\\. Apples',
  ])('is not repeated above a paragraph that says %j', (title) => {
    const result = extract(`<title>${title}</title><p>${title}</p>`, { include: 'p', formats: ['markdown'] });
    expect(result.title).toBe(title);
    expect(withTitle(result, markdownHeading).markdown).toBe(result.markdown);
  });

  it('stands above headings of any length and number', () => {
    const content = `<h2>${'a'.repeat(20_000_000)}</h2>${'<h2><b>a</b></h2>'.repeat(100_000)}`;
    expect(withTitle({ title: 'Apples', content }, markdownHeading).content).toMatch(
      /^<h1>Apples<\/h1>\n<h2>a/u,
    );
  });

  it('takes rows that have one rendering alone', () => {
    const { title, markdown } = extract(PAGE, { include: 'p', formats: ['markdown'] });
    expect(withTitle({ title, markdown }, markdownHeading).markdown).toMatch(/^# Apples .*\n\nBoth/u);
  });

  it('stands above a text that only begins like it', () => {
    const page = PAGE.replace('<p>', '<p>Apples &amp; pears on the tree. ');
    const result = extract(page, { include: 'p', formats: ['markdown', 'text', 'html'] });
    const { markdown, text, content } = withTitle(result, markdownHeading);
    expect(markdown).toMatch(/^# Apples .*\n\nApples/u);
    expect(text).toMatch(/^Apples & pears\n\nApples/u);
    expect(content).toMatch(/^<h1>Apples.*\n<p>Apples/u);
  });

  const FORMATS = ['markdown', 'text', 'html'] as const;

  it.each([
    ['as it is', 'Apples & pears', 'Apples &amp; pears'],
    ['with more words in it', 'Apples & pears', 'Apples &amp; <em>pears</em>, again'],
    ['in Japanese', '北浜町の古い灯台', '北浜町の古い灯台'],
    ['in Arabic', 'كان الميناء هادئا', 'كان الميناء هادئا'],
    ['in Hindi', 'बंदरगाह का पुराना', 'बंदरगाह का पुराना'],
  ])('is not repeated above content with a heading that says it: %s', (_, title, heading) => {
    const page = `<title>${title.replace('&', '&amp;')}</title><p>By me</p><h2>${heading}</h2><p>Both are fruit.</p>`;
    const result = extract(page, { include: 'p, h2', title: 'keep', formats: FORMATS });
    const written = withTitle(result, markdownHeading);
    expect(result.title).toBe(title);
    expect([written.markdown, written.content]).toEqual([result.markdown, result.content]);
    if (!heading.includes('again')) expect(written.text).toBe(result.text);
  });

  it('stands above content whose section has its words, far below', () => {
    const text = `<p>${'Both are fruit. '.repeat(90)}</p>`;
    const page = (tag: string): string =>
      `<title>Apples</title>${text}<${tag}>Apples</${tag}><p>They are red.</p>`;
    const written = (tag: string): ReturnType<typeof withTitle> =>
      withTitle(
        extract(page(tag), { include: `p, ${tag}`, title: 'keep', formats: FORMATS }),
        markdownHeading,
      );
    expect(written('h2').markdown).toMatch(/^# Apples\n/u);
    expect(written('h2').content).toMatch(/^<h1>Apples/u);
    expect(written('h2').text).toMatch(/^Apples\n/u);
    expect(written('h1').markdown).not.toMatch(/^# Apples\n/u);
    expect(written('h1').content).not.toMatch(/^<h1>Apples/u);
  });
});
