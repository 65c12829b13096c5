import { describe, expect, it } from 'vitest';
import { readAddress } from './page-address.ts';

const read = (path: string): unknown => {
  const found = readAddress(`http://localhost:1${path}`);
  return found === null ? null : [found.address, Object.fromEntries(found.query)];
};

describe('readAddress', () => {
  it.each([
    ['/https://example.org/a', 'https://example.org/a', {}],
    ['/https://example.org/a?b=c&d', 'https://example.org/a?b=c&d', {}],
    ['/https:/example.org/a', 'https://example.org/a', {}],
    ['/HTTP://example.org', 'HTTP://example.org', {}],
    ['/https://example.org/?q=%26&fovea.maxTokens=5', 'https://example.org/?q=%26', { maxTokens: '5' }],
    ['/https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc?maxTokens=5', 'https://example.org/a?b=c', { maxTokens: '5' }],
    ['/https://example.org/%E6%B8%AF', 'https://example.org/%E6%B8%AF', {}],
  ])('%s', (path, address, query) => expect(read(path)).toEqual([address, query]));

  it.each(['/', '/favicon.ico', '/example.org', '/file:///etc/passwd', '/https%3A%2F%2F%ZZ'])(
    '%s is none',
    (path) => {
      expect(read(path)).toBeNull();
    },
  );
});
