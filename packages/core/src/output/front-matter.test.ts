import { describe, expect, it } from 'vitest';
import { NO_METADATA } from '../metadata/metadata.cases.ts';
import { frontMatter } from './front-matter.ts';

describe('frontMatter', () => {
  it('leaves out what the page does not say', () => {
    expect(frontMatter(NO_METADATA)).toBe('');
    const text = frontMatter({
      ...NO_METADATA,
      title: 'Tea',
      byline: 'A. Leaf',
      canonicalUrl: 'https://x.org/',
      url: 'https://y.org/',
    });
    expect(text).toBe('---\ntitle: "Tea"\nauthor: "A. Leaf"\nurl: "https://x.org/"\n---\n\n');
  });

  it('names everything as note-taking tools do', () => {
    const text = frontMatter({
      ...NO_METADATA,
      title: 'a',
      byline: 'b',
      published: 'c',
      modified: 'd',
      siteName: 'e',
      description: 'f',
      image: 'g',
      lang: 'h',
      url: 'i',
    });
    expect(text.replaceAll('"', '').split('\n').slice(1, -3)).toEqual([
      'title: a',
      'author: b',
      'published: c',
      'modified: d',
      'site: e',
      'description: f',
      'image: g',
      'lang: h',
      'url: i',
    ]);
  });

  it('does nothing where it is taken for text', () => {
    const text = frontMatter({ ...NO_METADATA, title: '<b onclick=1> 1 < 2 [x] (javascript:1) [y]' });
    expect(text).toBe('---\ntitle: "\\u003cb onclick=1> 1 < 2 [x\\u005d (javascript:1) [y]"\n---\n\n');
  });

  it('cannot be broken out of by a title', () => {
    const text = frontMatter({ ...NO_METADATA, title: 'a"\n---\n# b: \\ \x85\u2028\ud800 ไทย' });
    expect(text).toBe('---\ntitle: "a\\"\\n---\\n# b: \\\\ \\u0085\\u2028\ufffd ไทย"\n---\n\n');
  });
});
