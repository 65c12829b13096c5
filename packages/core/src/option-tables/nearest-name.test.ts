import { describe, expect, it } from 'vitest';
import { didYouMean, nearestName } from './nearest-name.ts';

const NAMES = ['html', 'markdown', 'text', 'blocks', 'tei', 'methodOptions'];

describe('nearestName', () => {
  it.each([
    ['htm', 'html'],
    ['hmtl', 'html'],
    ['Markdown', 'markdown'],
    ['mrakdwon', 'markdown'],
    ['texts', 'text'],
    ['te', 'tei'],
    ['method_options', 'methodOptions'],
    ['method-optoins', 'methodOptions'],
  ])('%s is %s', (given, meant) => expect(nearestName(given, NAMES)).toBe(meant));

  it.each(['', 'x', 'pdf', 'docx', 'down', 'x'.repeat(10_000), '吾輩'])('%s is none', (given) => {
    expect(nearestName(given, NAMES)).toBeNull();
  });

  it('prefers the nearer name, and of two as near the first', () => {
    expect(nearestName('lqf-26', ['lqf-75', 'lqf-25', 'lqf-50'])).toBe('lqf-25');
    expect(nearestName('lqf-99', ['lqf-91', 'lqf-90'])).toBe('lqf-91');
  });

  it('asks only about words', () => {
    expect(didYouMean('htm', NAMES)).toBe(" Did you mean 'html'?");
    expect([didYouMean(5, NAMES), didYouMean(['htm'], NAMES), didYouMean('pdf', NAMES)]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
