import { describe, expect, it } from 'vitest';
import { type Highlight, joined } from './highlight.ts';

function highlight(id: string, start: number, note = ''): Highlight {
  const quote = { exact: 'tide', prefix: '', suffix: '' };
  const [url, at] = ['https://example.org/', '2026-11-18T07:00:00.000Z'];
  return { id, url, title: '', quote, start, end: start + 4, color: 'blue', note, at };
}

describe('joined', () => {
  it('keeps what was highlighted before the stored ones came, in the order of the page', () => {
    const stored = [highlight('b', 40), highlight('d', 90)];
    const own = [highlight('a', 10), highlight('c', 60)];
    expect(joined(stored, own).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes the last version of a highlight', () => {
    expect(joined([highlight('a', 10, 'old')], [highlight('a', 10, 'new')])).toEqual([
      highlight('a', 10, 'new'),
    ]);
  });
});
