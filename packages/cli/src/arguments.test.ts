import { describe, expect, it } from 'vitest';
import {
  collectPair,
  parseAddress,
  parseCount,
  parseFormat,
  parseFormats,
  parsePositive,
  parseSeconds,
  typedAs,
} from './arguments.ts';

describe('formats', () => {
  it('have short and long names', () => {
    expect(['md', 'Markdown', 'html', 'txt', 'json'].map(parseFormat)).toEqual([
      'markdown',
      'markdown',
      'html',
      'text',
      'json',
    ]);
    expect(() => parseFormat('pdf')).toThrow(
      'json, html, markdown, text, blocks, tei, chunks, sections, md, txt',
    );
  });

  it('can be listed for a batch', () => {
    expect(parseFormats('md, text')).toEqual(['markdown', 'text']);
    expect(parseFormats('all')).toHaveLength(3);
    expect(parseFormats('md,json')).toEqual(['markdown', 'json']);
    expect(() => parseFormats('md,pdf')).toThrow();
  });
});

describe('addresses', () => {
  it('are absolute', () => {
    expect(parseAddress('https://example.org/a')).toBe('https://example.org/a');
    for (const wrong of ['example.org', '/a', ''])
      expect(() => parseAddress(wrong)).toThrow('absolute address');
  });
});

describe('numbers', () => {
  it('are above zero', () => {
    expect(parsePositive('0.5')).toBe(0.5);
    for (const wrong of ['0', '-1', 'x', '', 'Infinity'])
      expect(() => parsePositive(wrong)).toThrow('above 0');
    expect(() => parseCount('1.5')).toThrow('whole');
  });

  it('may be zero where they are a pause', () => {
    expect([parseSeconds('0'), parseSeconds('0.5')]).toEqual([0, 0.5]);
    for (const wrong of ['-1', 'x', ' ', 'Infinity']) expect(() => parseSeconds(wrong)).toThrow('from 0 up');
  });
});

describe('values', () => {
  it('take the type of an example', () => {
    expect(typedAs(1, '0.25')).toBe(0.25);
    expect([typedAs(true, 'true'), typedAs(true, 'false')]).toEqual([true, false]);
    expect([typedAs('a', '1'), typedAs(undefined, '2')]).toEqual(['1', '2']);
  });

  it('stay strings if they do not fit', () => {
    expect([typedAs(1, 'many'), typedAs(1, ' '), typedAs(true, '1')]).toEqual(['many', ' ', '1']);
    expect(() => collectPair('=1')).toThrow('name=value');
  });
});
