import { describe, expect, it } from 'vitest';
import { displayedTex, inlineTex } from './tex.ts';

describe('TeX between dollars', () => {
  it.each([
    ['a_1*b', '$a_1*b$'],
    ['  a\n  b ', '$a b$'],
    ['a<b', '$a\\lt b$'],
    ['a % note\nb', '$a b$'],
    ['50\\% x', '$50\\% x$'],
    ['\\text{$x$}', '$\\text{\\(x\\)}$'],
    ['\\sqrt[3](x)', '$\\sqrt[3] (x)$'],
    ['\\sqrt[3](x:y)', '$\\sqrt[3]{(}x:y)$'],
    ['http://a.example www.b', '$http:{}//a.example www.{}b$'],
    ['', ''],
  ])('%j', (tex, expected) => {
    expect(inlineTex(tex, false)).toBe(expected);
  });

  it('is a block where it asks to be', () => {
    expect(displayedTex('x^2\n= y')).toBe('$$\nx^2 = y\n$$');
    expect(displayedTex('- x')).toBe('$$\n{}- x\n$$');
    expect(inlineTex('x', true)).toBe('$$x$$');
  });
});
