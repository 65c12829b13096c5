import { describe, expect, it } from 'vitest';
import { cutPage } from '../blocks.cases.ts';
import { titleOverlap } from './title-overlap.ts';

function overlaps(title: string, body: string): { ofBlock: number[]; ofTitle: number[] } {
  const { page, blocks } = cutPage(`<head><title>${title}</title></head><body>${body}`);
  const { ofBlock, ofTitle } = titleOverlap(page, blocks);
  return { ofBlock: [...ofBlock], ofTitle: [...ofTitle] };
}

describe('titleOverlap', () => {
  it('compares pairs of letters, whatever their case', () => {
    // The title has ab, bc and cd; the block bc, cd and de.
    const { ofBlock, ofTitle } = overlaps('abcd', '<p>BCDE</p>');
    expect(ofBlock[0]).toBeCloseTo(2 / 3, 6);
    expect(ofTitle[0]).toBeCloseTo(2 / 3, 6);
  });

  it('tells a headline from the site in the title', () => {
    const { ofBlock, ofTitle } = overlaps(
      'Quiet day | Gazette',
      '<h1>Quiet day</h1><p>Gazette</p><p>Zoo</p>',
    );
    expect(ofBlock).toEqual([1, 1, 0]);
    // qu ui ie et da ay, and of the site ga az ze tt te: et is there already.
    expect(ofTitle[0]).toBeCloseTo(6 / 11, 6);
  });

  it.each([
    ['Chinese', '城市河流'],
    ['Thai', 'ห้องสมุดแห่งใหม่'],
    ['Arabic', 'مكتبة جديدة'],
    ['Hindi', 'नई पुस्तकालय'],
  ])('works in %s', (_, title) => {
    const { ofBlock, ofTitle } = overlaps(title, `<h1>${title}</h1><p>something else</p>`);
    expect(ofBlock).toEqual([1, 0]);
    expect(ofTitle).toEqual([1, 0]);
  });

  it('reads on over inline elements and references', () => {
    expect(overlaps('R&amp;D abcd', '<h1>R&amp;D <b>ab</b>cd</h1>').ofTitle).toEqual([1]);
  });

  it('does not look at long blocks and runs of links', () => {
    const run = '<ul><li><a href=x>abcd</a></li><li><a href=x>abcd</a></li></ul>';
    expect(overlaps('abcd', `<p>${'abcd '.repeat(61)}</p>${run}`).ofBlock).toEqual([0, 0]);
  });

  it('is nothing without a title', () => {
    expect(overlaps('', '<p>abcd</p>')).toEqual({ ofBlock: [0], ofTitle: [0] });
    const { page, blocks } = cutPage('<p>abcd');
    expect([...titleOverlap(page, blocks).ofBlock]).toEqual([0]);
  });
});
