import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import type { ExtractOptions } from '../options/extract-options.ts';

const CANONICAL = '<link rel="canonical" href="https://page.example/news/story.html">';
const BODY = `<main><p>${'A text of some length. '.repeat(20)}<a href="../about">About</a> <a href="//cdn.example/x">x</a></main>`;

function linksOf(head: string, options: ExtractOptions = {}): { links: string[]; warnings: string[] } {
  const { content, warnings } = extract(head + BODY, { include: 'main', ...options });
  const links = [...content.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href!);
  return { links, warnings: warnings.map(({ code }) => code) };
}

describe('relative links', () => {
  it('are resolved by the address that is given', () => {
    expect(linksOf(CANONICAL, { url: 'https://other.example/a/b' })).toEqual({
      links: ['https://other.example/about', 'https://cdn.example/x'],
      warnings: [],
    });
  });

  it('are resolved by the canonical address of a page whose own is not known, with a warning', () => {
    expect(linksOf(CANONICAL)).toEqual({
      links: ['https://page.example/about', 'https://cdn.example/x'],
      warnings: ['base-from-canonical'],
    });
  });

  it('are resolved by <base> before anything else', () => {
    const head = `<base href="https://base.example/deep/er/">${CANONICAL}`;
    expect(linksOf(head)).toMatchObject({
      links: ['https://base.example/deep/about', expect.anything()],
      warnings: [],
    });
    expect(linksOf(head, { url: 'https://other.example/' }).links[0]).toBe('https://base.example/deep/about');
  });

  it('stay relative where nothing is known', () => {
    expect(linksOf('')).toEqual({ links: ['../about', '//cdn.example/x'], warnings: [] });
  });
});
