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

  it('takes rows that have one rendering alone', () => {
    const { title, markdown } = extract(PAGE, { include: 'p', formats: ['markdown'] });
    expect(withTitle({ title, markdown }, markdownHeading).markdown).toMatch(/^# Apples .*\n\nBoth/u);
  });

  it('stands above a text that only begins like it', () => {
    const result = extract(PAGE, { include: 'h1, p', title: 'keep' });
    expect(withTitle(result, markdownHeading).markdown.match(/^# /gmu)).toHaveLength(2);
  });
});
