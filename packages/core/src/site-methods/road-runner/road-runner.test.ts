import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { roadRunner } from './road-runner.ts';

runSiteMethodCases(roadRunner);

function kept(sample: readonly string[], key: string): string {
  const page = pageFromHtml(key);
  const learned = learnTemplate(
    roadRunner,
    sample.map((html) => pageFromHtml(html)),
  );
  return keptText(page, learned.select(page));
}

describe('road-runner', () => {
  it('finds holes: texts that differ', () => {
    expect(kept(['<p>Books of:<b>Ann</b>', '<p>Books of:<b>Bob</b>'], '<p>Books of:<b>Cy</b>')).toBe('Cy');
  });

  it('finds what only some pages have', () => {
    const plain = '<h1>Shop</h1><p>Imprint</p>';
    const optional = '<h1>Shop</h1><img src=a><p>Imprint</p>';
    expect(kept([plain, optional], plain)).toBe('');
    // On the third page it is in the union, but still optional.
    expect(kept([plain, optional], '<h1>Shop</h1><div>Sale</div><p>Imprint</p>')).toBe('Sale');
  });

  it('finds lists of different length, with all of their items', () => {
    const list = (...items: readonly string[]): string =>
      `<h2>Titles</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>Imprint</p>`;
    expect(kept([list('a', 'b'), list('a', 'b', 'c')], list('a', 'b'))).toBe('ab');
    expect(kept([list('a', 'b'), list('a', 'b')], list('a', 'b'))).toBe('');
    expect(kept([list('a', 'b'), list('a', 'b')], list('a', 'b', 'c', 'd'))).toBe('abcd');
  });
});
