import { describe, expect, it } from 'vitest';
import { extractorNamed } from '../registry.ts';
import { variantName, variantNamed } from './method-variant.ts';

describe('variantNamed', () => {
  it('reads options by their types, and writes them back', () => {
    const name = 'dsc?window=50&adaptiveWindow=false&words=space';
    const { method, options } = variantNamed(name);
    expect(method.name).toBe('dsc');
    expect(options).toEqual({ window: 50, adaptiveWindow: false, words: 'space' });
    expect(variantName('dsc', options)).toBe(name);
    expect(variantName('dsc', {})).toBe('dsc');
    expect(variantNamed('dsc').options).toEqual({});
  });

  it('says what is wrong', () => {
    expect(() => variantNamed('nothing?a=1')).toThrow('no method nothing');
    expect(() => variantNamed('dsc?width=1')).toThrow("no option 'width'");
    expect(() => variantNamed('dsc?window=wide')).toThrow('wants a number');
    expect(() => variantNamed('dsc?adaptiveWindow=1')).toThrow('true or false');
  });
});

describe('an extractor with options', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
  const html = `<body><ul>${'<li><a>menu</a></li>'.repeat(30)}</ul><p>${words(18)}</p><ul>${'<li><a>foot</a></li>'.repeat(30)}</ul></body>`;

  it('runs the method with them', async () => {
    const narrow = await extractorNamed('fovea:dsc?window=4&adaptiveWindow=false').extract({
      html,
      url: null,
    });
    const wide = await extractorNamed('dsc?window=100&adaptiveWindow=false').extract({ html, url: null });
    expect(narrow.text).toContain('word7');
    expect(wide.text).not.toBe(narrow.text);
  });
});
