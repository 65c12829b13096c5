import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { wholeBody } from './whole-body.ts';

runMethodCases(wholeBody);

describe('whole-body', () => {
  it('keeps the body', () => {
    const page = pageFromHtml('<nav>n</nav><p>t');
    expect(select(wholeBody, page).roots).toEqual([bodyOf(page.tree)]);
  });

  it('finds no content where nothing can be seen', () => {
    expect(select(wholeBody, pageFromHtml('<script>x</script><p hidden>y')).empty?.code).toBe('no-text');
  });
});
