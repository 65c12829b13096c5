import { describe, expect, it } from 'vitest';
import { parseRobots } from './robots-rules.ts';

const allows = (text: string, path: string): boolean => parseRobots(text, 'fovea').allows(path);

describe('parseRobots', () => {
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['user-AGENT: *\nDISALLOW: /private', '/public', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /a # not this', '/a', false],
    ['Disallow: /', '/a', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Fovea/1.0\nAllow: /', '/a', true],
    ['User-agent: one\nUser-agent: fovea\nDisallow: /a', '/a', false],
    ['User-agent: fovea\nDisallow: /a\nUser-agent: fovea\nDisallow: /b', '/b', false],
  ])('groups: %j about %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it.each([
    ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['Allow: /a\nDisallow: /a/b', '/a/b/c', false],
    ['Disallow: /a\nAllow: /a', '/a', true],
    ['Disallow: /*.pdf$', '/x/y.pdf', false],
    ['Disallow: /*.pdf$', '/x/y.pdf?z', true],
    ['Disallow: /a*b*c', '/a-b-b-c-d', false],
    ['Disallow: /a*b*c', '/a-c-b', true],
    ['Disallow: /*?', '/a?b', false],
    ['Disallow: /a$', '/a', false],
    ['Disallow: /a$', '/ab', true],
    ['Disallow: /日本', '/%E6%97%A5%E6%9C%AC/x', false],
    ['Disallow: /%E6%97%A5', '/日', false],
  ])('patterns: %j about %s', (rules, path, expected) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(expected);
  });

  it('reads the crawl delay', () => {
    expect(parseRobots('User-agent: *\nCrawl-delay: 2.5', 'fovea').crawlDelay).toBe(2.5);
    expect(parseRobots('User-agent: *\nCrawl-delay: soon', 'fovea').crawlDelay).toBeNull();
    expect(parseRobots('User-agent: *\nCrawl-delay:', 'fovea').crawlDelay).toBeNull();
  });

  it('is quick on a hostile file', () => {
    const stars = `Disallow: /${'*a'.repeat(500)}b\n`;
    const rules = parseRobots(`User-agent: *\n${stars.repeat(5000)}`, 'fovea');
    expect(rules.allows(`/${'a'.repeat(2000)}`)).toBe(true);
    expect(parseRobots('x'.repeat(5_000_000), 'fovea').allows('/')).toBe(true);
  });
});
