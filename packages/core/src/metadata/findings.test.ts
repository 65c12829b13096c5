import { describe, expect, it } from 'vitest';
import type { Candidate, MetadataField, MetadataSource } from './candidate.ts';
import { add, createCollector } from './findings.ts';

type Statement = readonly [field: MetadataField, source: MetadataSource, raw: string];

/** What is found of a field after some statements about it. */
function found(...statements: readonly Statement[]): Candidate[] {
  const collector = createCollector('https://a.example/x/');
  for (const [field, source, raw] of statements) add(collector, field, source, raw);
  return collector.findings[statements[0]![0]];
}

const read = (...statement: Statement): string | undefined => found(statement)[0]?.value;

describe('add', () => {
  it.each<[field: MetadataField, raw: string, value: string | undefined]>([
    ['title', ' A \n bridge ', 'A bridge'],
    ['title', '', undefined],
    ['title', ' \n ', undefined],
    ['title', 'x'.repeat(1_001), 'x'.repeat(1_000)],
    ['description', 'x'.repeat(4_001), 'x'.repeat(4_000)],
    ['siteName', 'x'.repeat(201), 'x'.repeat(200)],
    ['section', 'x'.repeat(201), 'x'.repeat(200)],
    ['tags', 'x'.repeat(4_001), 'x'.repeat(4_000)],
    ['published', '2026-11-15', '2026-11-15'],
    ['published', 'Thu, 11/26/2026 - 08:30', '2026-11-26T08:30'],
    ['published', 'soon', undefined],
    ['modified', '2026-11-15', '2026-11-15'],
    ['lang', 'en_US', 'en-US'],
    ['lang', 'english', undefined],
    ['image', 'i.png', 'https://a.example/x/i.png'],
    ['image', 'data:x', undefined],
    ['favicon', '/f.ico', 'https://a.example/f.ico'],
    ['canonicalUrl', '../c', 'https://a.example/c'],
    ['license', '/by', 'https://a.example/by'],
    ['license', 'https://', 'https://'],
    ['byline', 'By Ada Brook', 'Ada Brook'],
  ])('makes of a %s %j %j', (field, raw, value) => {
    expect(read(field, 'json-ld', raw)).toBe(value);
  });

  it.each<MetadataSource>(['heading', 'named-element', 'rel-author', 'time', 'visible-text', 'first-post'])(
    'takes what readers see in %s as it is',
    (source) => {
      expect(read('title', source, 'The &amp; sign')).toBe('The &amp; sign');
    },
  );

  it.each<MetadataSource>(['json-ld', 'open-graph', 'title'])('undoes a second escaping in %s', (source) => {
    expect(read('title', source, 'Q &amp; A')).toBe('Q & A');
  });

  it('keeps three hundred candidates', () => {
    const many = Array.from({ length: 301 }, (_, at): Statement => ['title', 'meta', `Title ${at}`]);
    expect(found(...many)).toHaveLength(300);
  });

  it.each<[field: MetadataField, better: MetadataSource, worse: MetadataSource]>([
    ['description', 'open-graph', 'meta'],
    ['image', 'open-graph', 'twitter'],
    ['lang', 'root', 'meta'],
    ['section', 'open-graph', 'json-ld'],
    ['license', 'link', 'json-ld'],
  ])('reads of the %s no more than what may be better', (field, better, worse) => {
    const value = field === 'lang' ? 'ja' : '/x';
    expect(found([field, better, value], [field, worse, value])).toHaveLength(1);
    expect(found([field, better, value], [field, better, value])).toHaveLength(1);
    expect(found([field, worse, value], [field, better, value])).toHaveLength(2);
  });

  it('reads one icon, and all of what is compared', () => {
    expect(found(['favicon', 'link', '/a'], ['favicon', 'link', '/b'])).toHaveLength(1);
    expect(found(['title', 'open-graph', 'a'], ['title', 'meta', 'b'])).toHaveLength(2);
  });
});
