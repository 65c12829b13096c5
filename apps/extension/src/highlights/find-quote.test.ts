import { describe, expect, it } from 'vitest';
import { findQuote, inked } from './find-quote.ts';

const TEXT = inked(
  'The ferry left at nine. Nobody waved. The ferry came back at midnight with forty-one people on board, all of them asleep. Nobody waved.',
);

const found = (exact: string, prefix = '', suffix = '', position = 0, text = TEXT): string | null => {
  const place = findQuote(text, { exact, prefix, suffix }, position);
  return place === null ? null : `${place.start} ${text.slice(place.start, place.end)}`;
};

describe('findQuote', () => {
  it('finds a passage whatever white space and soft hyphens the page has now', () => {
    expect(found('came  back\nat mid\u00adnight')).toMatch(/ camebackatmidnight$/);
  });

  it('takes the one with the same words around it, then the nearest', () => {
    const [first, second] = [TEXT.indexOf('Nobody'), TEXT.lastIndexOf('Nobody')];
    expect(found('Nobody waved.', 'of them asleep.')).toBe(`${second} Nobodywaved.`);
    expect(found('Nobody waved.', 'left at nine.')).toBe(`${first} Nobodywaved.`);
    expect(found('Nobody waved.', '', '', second - 3)).toBe(`${second} Nobodywaved.`);
  });

  it('finds a passage that was edited in the middle', () => {
    const then = 'came back at midnight with thirty people on board, all of them asleep';
    expect(found(then)).toMatch(/ camebackatmidnightwithforty-onepeopleonboard,allofthemasleep$/);
  });

  it('finds a passage that was rewritten between the words around it', () => {
    expect(found('arrived late', 'Nobody waved. The ferry ', ' with forty-one people')).toMatch(
      / camebackatmidnight$/,
    );
  });

  it('finds nothing that is gone, and nothing far longer than it was', () => {
    expect(found('a passage that was never here')).toBeNull();
    expect(found('')).toBeNull();
    const torn = inked(`beginning of a passage ${'x'.repeat(5000)} and the end of the passage`);
    expect(found('beginning of a passage, and the end of the passage', '', '', 0, torn)).toBeNull();
  });
});
