import { parsePage } from 'fovea';
import { tagNameOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { type Annotation, withAnnotation } from './annotated-page.ts';
import { choicesOf, goldText } from './gold.ts';

const page = parsePage('<h1>Title</h1><div><p>One.</p><nav>Menu</nav><p>Two.</p></div><footer>End</footer>');

const find = (tag: string): number => {
  for (let node = 0; node < page.tree.size; node++) if (tagNameOf(page.tree, node) === tag) return node;
  throw new Error(`no ${tag}`);
};

const note = (annotator: string, label: Annotation['label'], tag: string): Annotation => {
  return { annotator, label, node: find(tag), at: '2026-01-01T00:00:00Z' };
};

describe('gold from annotations', () => {
  it('has one choice per person who labelled the content', () => {
    const choices = choicesOf(page, [
      note('A', 'content', 'div'),
      note('A', 'content', 'p'),
      note('A', 'navigation', 'nav'),
      note('A', 'navigation', 'footer'),
      note('B', 'title', 'h1'),
      note('C', 'content', 'body'),
    ]);
    // The paragraph is in the div; the footer is not, so nothing is taken out for it.
    expect([...choices]).toEqual([
      ['A', { roots: [find('div')], removed: [find('nav')] }],
      ['C', { roots: [find('body')], removed: [] }],
    ]);
  });

  it('has the text that at least half of them chose', () => {
    const one = { roots: [find('div')], removed: [find('nav')] };
    expect(goldText(page, [one])).toBe('One.\nTwo.');
    const all = { roots: [find('body')], removed: [] };
    expect(goldText(page, [one, all])).toBe('Title\nOne.\nMenu\nTwo.\nEnd');
    expect(goldText(page, [one, one, all])).toBe('One.\nTwo.');
    expect(goldText(page, [])).toBe('');
  });
});

describe('annotations of one page', () => {
  it('have one label per part and one title from each person', () => {
    const first = withAnnotation([], note('A', 'title', 'h1'));
    const renamed = withAnnotation(first, note('A', 'content', 'h1'));
    expect(renamed.map(({ label }) => label)).toEqual(['content']);
    const titles = [note('A', 'title', 'p'), note('B', 'title', 'h1')].reduce(withAnnotation, first);
    expect(titles.map(({ annotator, node }) => [annotator, node])).toEqual([
      ['A', find('p')],
      ['B', find('h1')],
    ]);
  });
});
