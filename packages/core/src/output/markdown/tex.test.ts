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
    ['ftp://a.example', '$ftp:{}//a.example$'],
    ['% note', ''],
    ['%a\nb', '$b$'],
    ['a % b', '$a$'],
    ['a`b`', '$a‘b‘$'],
    ['\\$5 $$x$$', '$\\text{\\textdollar}5 \\(x\\)$'],
    ['a] (b:c', '$a]{(}b:c$'],
    ['a] (b)', '$a] (b)$'],
    ['[a][b]: c', '$[a] [b] : c$'],
    ['', ''],
  ])('%j', (tex, expected) => {
    expect(inlineTex(tex, false)).toBe(expected);
  });

  it('is a block where it asks to be', () => {
    expect(displayedTex('x^2\n= y')).toBe('$$\nx^2 = y\n$$');
    expect(displayedTex('- x')).toBe('$$\n{}- x\n$$');
    expect(displayedTex('12. x')).toBe('$$\n{}12. x\n$$');
    expect(displayedTex('1 x')).toBe('$$\n1 x\n$$');
    expect(displayedTex('ab.')).toBe('$$\nab.\n$$');
    expect(inlineTex('x', true)).toBe('$$x$$');
  });
});
