import { expect, it } from 'vitest';
import { onePage } from './one-page.ts';

it.each(['a.jsonl', 'a.ndjson.gz', 'crawl.warc', 'CRAWL.WARC.GZ', 'a.warc.zst', 'a.cdx', 'a.cdxj.gz'])(
  'names the command for %s, which has many pages',
  (source) => {
    expect(() => onePage([source])).toThrow(
      `${source} has many pages, type: fovea batch ${source} -o out.jsonl`,
    );
  },
);

it.each(['a.html', 'a.warc.wet.gz', 'cdx', 'https://example.org/a.warc.gz'])(
  'takes %s for a page',
  (source) => {
    expect(onePage([source])).toBe(source);
  },
);
