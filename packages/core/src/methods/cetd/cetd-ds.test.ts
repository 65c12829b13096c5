import { describe, expect, it } from 'vitest';
import { tagTextCounts } from '../../features/tag-text-counts.ts';
import { getAttribute } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { cetdDs } from './cetd-ds.ts';
import { plainDensity } from './plain-density.ts';

runMethodCases(cetdDs);

describe('text density', () => {
  // Body: 6 + 4 characters, 2 tags (p, a). The link makes no difference.
  const page = pageFromHtml('<body><p>abcdef<a href=x>link</a></p>');
  const body = bodyOf(page.tree);
  const { densityOf, textTerm } = plainDensity(tagTextCounts(page), body);

  it('is characters per tag, no tags counting as one', () => {
    expect([densityOf(body), densityOf(body + 1), densityOf(body + 3)]).toEqual([10 / 2, 10 / 1, 4 / 1]);
  });

  it('adds text runs to a DensitySum by their length', () => {
    expect(textTerm(17)).toBe(17);
  });
});

describe('cetd-ds', () => {
  it('takes the element with the largest sum of densities and what is as dense as the way to it', () => {
    // Densities: p 50, p 40, #m 90/2 = 45, b 5, #s 5/1 = 5, body 95/5 = 19.
    // Sums: #m 50 + 40 = 90, #s 5, body 45 + 5 = 50. Target #m, threshold min(45, 19) = 19; #s is below it.
    const page = pageFromHtml(
      `<body><div id=m><p>${'x'.repeat(50)}</p><p>${'y'.repeat(40)}</p></div><div id=s><b>zzzzz</b></div>`,
    );
    const { roots, scores } = select(cetdDs, page);
    expect(roots.map((root) => getAttribute(page, root, 'id'))).toEqual(['m']);
    expect(scores).toEqual([90]);
  });
});
