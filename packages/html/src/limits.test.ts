import { describe, expect, it } from 'vitest';
import { attributesOf, tagNameOf, textContent } from './access.ts';
import { checkAnyInputUnderAnyLimits } from './conformance/any-limits.cases.ts';
import { brokenLink } from './conformance/parse5-outline.cases.ts';
import { DEFAULT_HTML_LIMITS, type HtmlLimits } from './limits.ts';
import { parse } from './parse.ts';

const codes = (html: string, limits: Partial<HtmlLimits> = {}): string[] =>
  parse(html, { limits }).warnings.map(({ code }) => code);

describe('caps', () => {
  it('flattens what is too deep and keeps its text', () => {
    const html = `${'<div>'.repeat(2000)}deep`;
    const tree = parse(html);
    expect(codes(html)).toEqual(['depth-capped']);
    expect(textContent(tree, 0)).toBe('deep');
    expect(Math.max(...tree.depth)).toBe(DEFAULT_HTML_LIMITS.maxDepth);
    expect(brokenLink(tree)).toBe('');
  });

  it('stops at the node limit with what was read until then', () => {
    const tree = parse('<p>x'.repeat(100), { limits: { maxNodes: 50 } });
    expect(tree.warnings.map(({ code }) => code)).toEqual(['nodes-capped']);
    expect(tree.size).toBe(50);
    expect(brokenLink(tree)).toBe('');
  });

  it('is fine again after a page that was cut off', () => {
    parse('<p>x'.repeat(100), { limits: { maxNodes: 3 } });
    expect(textContent(parse('<p>y'), 0)).toBe('y');
  });

  it('drops attributes past the limit', () => {
    const attributes = Array.from({ length: 600 }, (_, index) => `a${index}=v`).join(' ');
    const tree = parse(`<p ${attributes}>x`);
    expect(tree.warnings).toMatchObject([{ code: 'attributes-capped', count: 88 }]);
    expect(attributesOf(tree, tree.size - 2)).toHaveLength(DEFAULT_HTML_LIMITS.maxAttributes);
  });

  it('re-opens a bounded number of formatting elements', () => {
    const html = Array.from({ length: 400 }, (_, index) => `<p><font color=${index}>x`).join('');
    expect(codes(html)).toEqual(['formatting-capped']);
    expect(parse(html).size).toBeLessThan(400 * (DEFAULT_HTML_LIMITS.maxReconstructed + 4));
  });

  it('says so where there are more tag names than fit', () => {
    const html = Array.from({ length: 3000 }, (_, index) => `<x${index}></x${index}>`).join('');
    expect(codes(html)).toEqual(['tag-names-capped']);
    expect(tagNameOf(parse(html), 4)).toBe('x0');
  });

  it('remembers no name of an attribute that it drops', () => {
    const attributes = Array.from({ length: 5_000 }, (_, index) => `a${index}`).join(' ');
    expect(parse(`<p ${attributes}>x`).attributes.names.length).toBeLessThan(
      2 * DEFAULT_HTML_LIMITS.maxAttributes,
    );
  });

  it('does not fill the memory with copies of attributes', () => {
    const attributes = Array.from({ length: 400 }, (_, index) => `a${index}`).join(' ');
    const html = `${Array.from({ length: 60 }, (_, index) => `<p><font b${index} ${attributes}>`).join('')}${'<p>x'.repeat(500)}`;
    const tree = parse(html, { limits: { maxNodes: 40_000 } });
    expect(tree.attributes.name.length).toBeLessThanOrEqual(8 * 40_000 + 60 * 401);
    expect(tree.warnings.map(({ code }) => code)).toContain('attributes-capped');
  });
});

describe('any input under any limits', () => {
  it('gives a tree whose links hold', () => {
    checkAnyInputUnderAnyLimits(16, 1000);
  });
});
