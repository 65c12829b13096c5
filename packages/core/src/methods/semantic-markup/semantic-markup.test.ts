import { describe, expect, it } from 'vitest';
import { getAttribute } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { runMethodCases } from '../method.cases.ts';
import type { MethodOptions } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { semanticMarkup } from './semantic-markup.ts';

runMethodCases(semanticMarkup);

function idsOf(html: string, options: MethodOptions = {}): (string | null)[] {
  const page = pageFromHtml(html);
  const { roots } = semanticMarkup.select(page, { options: resolveParameters(semanticMarkup, options) });
  return roots.map((root) => getAttribute(page, root, 'id'));
}

describe('semantic-markup', () => {
  it('prefers main to article', () => {
    expect(idsOf('<article id=a>x</article><main id=m>y</main>')).toEqual(['m']);
  });

  it('takes role=main for main', () => {
    expect(idsOf('<article id=a>x</article><div role=main id=m>y</div>')).toEqual(['m']);
  });

  it('takes the first in breadth-first order, not in document order', () => {
    expect(
      idsOf('<div><div><article id=deep>x</article></div></div><article id=shallow>y</article>'),
    ).toEqual(['shallow']);
  });

  it('takes all of them in mode all, without the nested ones', () => {
    const html = '<article id=a>x<article id=b>y</article></article><article id=c>z</article>';
    expect(idsOf(html, { mode: 'all' })).toEqual(['a', 'c']);
  });

  it('looks only for the tag that was asked for', () => {
    expect(idsOf('<article id=a>x</article><main id=m>y</main>', { tag: 'article' })).toEqual(['a']);
  });

  it('says that there is none', () => {
    const page = pageFromHtml('<p>x');
    const selection = semanticMarkup.select(page, { options: resolveParameters(semanticMarkup) });
    expect(selection.empty?.code).toBe('no-match');
  });
});
