import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import { lcsToken } from '../../metrics/text/lcs-scores.ts';
import { record } from '../result.cases.ts';
import { comparePages } from './compare-pages.ts';
import { diffMarkdown } from './diff-report.ts';
import { pageView } from './page-view.ts';

describe('comparePages', () => {
  const records = [
    record('little', 'en', 0.6, 0.5),
    record('much', 'en', 0.9, 0.1),
    record('same', 'en', 0.7, 0.7),
    record('lost', 'ja', 0, 1),
  ];
  const comparison = comparePages('a', 'b', 'set', lcsToken, records)!;

  it('sorts wins and losses by size', () => {
    expect(comparison.better.map((pair) => pair.record.id)).toEqual(['much', 'little']);
    expect(comparison.worse.map((pair) => pair.record.id)).toEqual(['lost']);
    expect(comparison.level).toBe(1);
    expect(comparison.difference.estimate).toBeCloseTo(-0.025);
  });

  it('lists them with links', () => {
    const markdown = diffMarkdown(['a', 'b'], [comparison], 1, ({ record: { id } }) => `pages/${id}.html`);
    expect(markdown).toContain('a is better on 2 pages; the 1 with the largest difference:');
    expect(markdown).toMatch(/\[much\]\(pages\/much\.html\).*0\.900.*0\.100.*\+0\.800/u);
    expect(markdown).not.toContain('[little]');
  });
});

describe('pageView', () => {
  const sample = sampleOf({ id: '<1>', gold_text: 'one two three four' });
  const html = pageView(
    sample,
    { label: 'a', text: 'one two <script>', note: '0.500' },
    { label: 'b', text: 'two three', note: '0.667, no answer' },
  );

  it('marks what is missed, what only one has and what is too much', () => {
    expect(html).toContain(
      '<span class="a">one </span>two <span class="b">three </span><span class="missed">four</span>',
    );
    expect(html).toContain('one two <span class="extra">&lt;script&gt;</span>');
  });

  it('escapes everything and needs nothing else', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/\b(?:src|href)=/u);
    expect(html).toContain('test / &lt;1&gt;');
  });
});
