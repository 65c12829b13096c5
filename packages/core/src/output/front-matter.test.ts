import { describe, expect, it } from 'vitest';
import type { Metadata } from '../metadata/page-metadata.ts';
import { frontMatter } from './front-matter.ts';

const silent: Metadata = {
  title: null,
  byline: null,
  authors: [],
  published: null,
  modified: null,
  siteName: null,
  description: null,
  image: null,
  section: null,
  tags: [],
  favicon: null,
  license: null,
  lang: null,
  dir: null,
  url: null,
  canonicalUrl: null,
  nextPage: null,
};

describe('frontMatter', () => {
  it('leaves out what the page does not say', () => {
    expect(frontMatter(silent)).toBe('');
    const text = frontMatter({
      ...silent,
      title: 'Tea',
      byline: 'A. Leaf',
      canonicalUrl: 'https://x.org/',
      url: 'https://y.org/',
    });
    expect(text).toBe('---\ntitle: "Tea"\nauthor: "A. Leaf"\nurl: "https://x.org/"\n---\n\n');
  });

  it('cannot be broken out of by a title', () => {
    const text = frontMatter({ ...silent, title: 'a"\n---\n# b: \\ \x85\u2028\ud800 ไทย' });
    expect(text).toBe('---\ntitle: "a\\"\\n---\\n# b: \\\\ \\u0085\\u2028\ufffd ไทย"\n---\n\n');
  });
});
