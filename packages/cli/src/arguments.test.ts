import type { Method } from 'fovea';
import { describe, expect, it } from 'vitest';
import {
  collectOption,
  methodOptions,
  parseAddress,
  parseCount,
  parseFormat,
  parseFormats,
  parsePositive,
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
    expect(() => parseFormat('pdf')).toThrow('md, html, text, json, blocks or tei');
  });

  it('can be listed for a batch', () => {
    expect(parseFormats('md, text')).toEqual(['markdown', 'text']);
    expect(parseFormats('all')).toHaveLength(3);
    expect(() => parseFormats('md,json')).toThrow();
  });
});

describe('addresses', () => {
  it('are whole', () => {
    expect(parseAddress('https://example.org/a')).toBe('https://example.org/a');
    for (const wrong of ['example.org', '/a', '']) expect(() => parseAddress(wrong)).toThrow('whole address');
  });
});

describe('numbers', () => {
  it('are above zero', () => {
    expect(parsePositive('0.5')).toBe(0.5);
    for (const wrong of ['0', '-1', 'x', '', 'Infinity'])
      expect(() => parsePositive(wrong)).toThrow('above 0');
    expect(() => parseCount('1.5')).toThrow('whole');
  });
});

describe('method options', () => {
  const method = {
    parameters: [
      { name: 'n', default: 1, about: '' },
      { name: 'strict', default: false, about: '' },
      { name: 'mode', default: 'a', about: '' },
    ],
  } as unknown as Method;

  it('take the type of the default', () => {
    expect(methodOptions(['n=0.25', 'strict=true', 'mode=1', 'other=2'], method)).toEqual({
      n: 0.25,
      strict: true,
      mode: '1',
      other: '2',
    });
  });

  it('are refused when they do not fit', () => {
    expect(() => methodOptions(['n=many'], method)).toThrow('needs a number');
    expect(() => methodOptions(['strict=1'], method)).toThrow('true or false');
    expect(() => collectOption('=1')).toThrow('name=value');
  });
});
