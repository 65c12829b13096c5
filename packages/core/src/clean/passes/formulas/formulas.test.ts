import { describe, expect, it } from 'vitest';
import { rawTextOf } from '../../../content/content-walk.ts';
import { contentOf } from '../../content.cases.ts';

describe('formulas', () => {
  it('drops the drawings before a source, three at most', () => {
    const drawn = (count: number): string => {
      const previews = Array.from({ length: count }, (_, at) => `<span class=MathJax_Preview>${at}</span> `);
      return `<p>x: ${previews.join('')}<script type="math/tex">a</script></p>`;
    };
    expect(rawTextOf(contentOf(drawn(3)))).not.toMatch(/\d/u);
    expect(rawTextOf(contentOf(drawn(4))).match(/\d/gu)).toEqual(['0']);
  });
});
