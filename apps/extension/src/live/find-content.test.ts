import { parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { tagNameOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { findContent, liveMethods, methodFor } from './find-content.ts';

const page = parsePage('<title>T</title><body><nav>Menu</nav><article><p>Text to read.</p></article>');

describe('finding the content', () => {
  it('offers every method except those on the source text', () => {
    const names = liveMethods().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['gce', 'layout-analysis', 'r4', 'semantic-markup']));
    expect(names).not.toContain('dana');
    expect(names.length).toBeLessThan(methods().length);
  });

  it('falls back to an available method', () => {
    expect(methodFor('gce').name).toBe('gce');
    expect(methodFor('no such method')).toBe(methodFor(null));
    expect(methodFor('dana')).toBe(methodFor(null));
  });

  it("prefers the user's choice to any method", () => {
    let article = 0;
    while (tagNameOf(page.tree, article) !== 'article') article++;
    const { result, selection } = findContent(page, {
      method: 'whole-body',
      roots: [article],
      formats: ['text'],
    });
    expect(result.text.trim()).toBe('Text to read.');
    expect(selection.roots).toEqual([article]);
    expect(findContent(page, { method: 'whole-body', roots: null, formats: ['text'] }).result.text).toContain(
      'Menu',
    );
  });
});
