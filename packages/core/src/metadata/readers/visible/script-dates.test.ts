import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { createCollector } from '../../findings.ts';
import { readScriptDate } from './script-dates.ts';

const read = (html: string): string | undefined => {
  const collector = createCollector(null);
  readScriptDate(pageFromHtml(html), collector);
  return collector.findings.published[0]?.value;
};
const named = (name: string): string => `<script>x = {"${name}":"2026-11-15"}</script>`;

describe('readScriptDate', () => {
  it.each([
    ...[
      'datePublished',
      'date_published',
      'DATE_PUBLISHED',
      'published',
      'publishedAt',
      'published_on',
      'publishedDate',
    ],
    ...['published_time', 'publishDate', 'publish_time', 'publishAt', 'pubDate', 'pub_date', 'PubDate'],
    ...['publicationDate', 'publication_date', 'createdAt', 'created_at'],
  ])('knows the name %s', (name) => {
    expect(read(named(name))).toBe('2026-11-15');
  });

  it.each(['modifiedAt', 'unpublished', 'publishedBy', 'publisher', 'date', 'updatedAt', 'created'])(
    'does not know the name %s',
    (name) => {
      expect(read(named(name))).toBeUndefined();
    },
  );

  it.each([
    [`{'pubDate' : '2026-11-15'}`, '2026-11-15'],
    [`{"pubDate":   "2026-11-15"}`, '2026-11-15'],
    [`{"pubDate":    "2026-11-15"}`, undefined],
    [`{"pubDate"   :"2026-11-15"}`, '2026-11-15'],
    [`{"pubDate"    :"2026-11-15"}`, undefined],
    ['"{\\"pubDate\\":\\"2026-11-15\\"}"', '2026-11-15'],
    [`{"pubDate":"2026-11-15T08:30:00+09:00"}`, '2026-11-15T08:30:00+09:00'],
    [`{"pubDate":"11-15-2026"}`, undefined],
    [`{"pubDate":20261115}`, undefined],
    [`{"pubDate":null,"createdAt":"2026-11-15"}`, '2026-11-15'],
  ])('reads %s', (data, expected) => {
    expect(read(`<script>${data}</script>`)).toBe(expected);
  });

  it('takes the first date in scripts alone', () => {
    expect(
      read(`<p>"pubDate":"2001-01-01"</p><script></script>${named('pubDate')}${named('createdAt')}`),
    ).toBe('2026-11-15');
    expect(read('<p>"pubDate":"2001-01-01"</p>')).toBeUndefined();
  });

  it('searches three hundred thousand characters', () => {
    const filled = (length: number): string => `<script>${'x'.repeat(length)}</script>`;
    const { length } = 'x = {"pubDate":"2026-11-15';
    expect(read(filled(150_000) + filled(150_000 - length) + named('pubDate'))).toBe('2026-11-15');
    expect(read(filled(150_000) + filled(150_001 - length) + named('pubDate'))).not.toBe('2026-11-15');
    expect(read(filled(300_000) + named('pubDate'))).toBeUndefined();
  });
});
