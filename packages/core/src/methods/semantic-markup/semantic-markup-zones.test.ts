import { describe, expect, it } from 'vitest';
import { idsOf, pageWithBoxes } from '../../layout/layout.cases.ts';
import { runMethodCases } from '../method.cases.ts';
import type { MethodOptions } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { semanticMarkupZones } from './semantic-markup-zones.ts';

runMethodCases(semanticMarkupZones);

function chosen(html: string, options: MethodOptions = {}): (string | null)[] {
  const page = pageWithBoxes(`<body box="0 0 900 900">${html}`);
  const { roots } = semanticMarkupZones.select(page, {
    options: resolveParameters(semanticMarkupZones, options),
  });
  return idsOf(page, roots);
}

describe('semantic-markup-zones', () => {
  const twoArticles =
    '<p>x</p><article id=a><p>1</p><p>2</p></article><div><p>y</p><article id=b>3</article></div>';

  it('takes the first zone in breadth-first order, or all', () => {
    expect(chosen(twoArticles)).toEqual(['a']);
    expect(chosen(twoArticles, { mode: 'all' })).toEqual(['a', 'b']);
  });

  it('prefers main to article, and looks only for the tag that was asked for', () => {
    const both = `<main id=m>${twoArticles}</main><p>z</p>`;
    expect(chosen(both)).toEqual(['m']);
    expect(chosen(both, { tag: 'article' })).toEqual(['a']);
  });

  it('misses an article that is buried in a leaf zone', () => {
    expect(chosen('<p>x</p><div><article id=a>one block in one block is one zone</article></div>')).toEqual(
      [],
    );
  });

  it('does not see a hidden article', () => {
    expect(chosen('<p>x</p><article id=a css="display: none">1</article><article id=b>2</article>')).toEqual([
      'b',
    ]);
  });
});
