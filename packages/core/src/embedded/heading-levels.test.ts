import { describe, expect, it } from 'vitest';
import { headingLevels } from './heading-levels.ts';
import { scanLiterals } from './literals.ts';

/** The level of the text that ends in `!` in some data. */
function levelIn(data: unknown): number {
  const table = scanLiterals(JSON.stringify(data));
  return headingLevels(table)(table.literals.find(({ text }) => text.endsWith('!'))!);
}

describe('headingLevels', () => {
  it.each([
    ['h1', 1],
    ['H6', 6],
    ['heading-3', 3],
    ['heading_4', 4],
    ['Heading 5', 5],
    ['header2', 2],
    ['heading', 2],
    ['header', 2],
    ['h', 2],
    ['h0', 0],
    ['h7', 0],
    ['h22', 0],
    ['h2 big', 0],
    ['th2', 0],
    ['head', 0],
    ['paragraph', 0],
  ])('reads the mark %s as level %d', (type, level) => {
    expect(levelIn({ type, text: 'A title!' })).toBe(level);
  });

  it('finds the mark up to two steps above the text', () => {
    expect(levelIn({ type: 'h3', children: ['A title!'] })).toBe(3);
    expect(levelIn({ type: 'h3', children: [{ text: 'A title!' }] })).toBe(3);
    expect(levelIn({ type: 'h3', data: { children: [{ text: 'A title!' }] } })).toBe(0);
  });

  it('takes the nearest mark, and none from another record', () => {
    expect(levelIn([{ type: 'h2', children: [{ type: 'h4', text: 'A title!' }] }])).toBe(4);
    expect(
      levelIn([
        { type: 'h2', text: 'Another' },
        { type: 'p', text: 'A text!' },
      ]),
    ).toBe(0);
  });

  it('reads strings outside any record', () => {
    const table = scanLiterals('"A title!" "h3"');
    expect(headingLevels(table)(table.literals[0]!)).toBe(3);
  });

  it('leaves texts that are too long', () => {
    expect(levelIn({ type: 'h2', text: `${'a'.repeat(199)}!` })).toBe(2);
    expect(levelIn({ type: 'h2', text: `${'a'.repeat(200)}!` })).toBe(0);
  });
});
