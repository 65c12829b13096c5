import { describe, expect, it } from 'vitest';
import { elementWithId, idsOf, pageWithBoxes } from '../../layout/layout.cases.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { cehtdDs, visualImportance, visualWeights } from './cehtd-ds.ts';

runMethodCases(cehtdDs);

describe('visual importance', () => {
  const page = pageWithBoxes(
    `<body box="0 0 1000 900"><p id=a box="400 0 200 50">${'x'.repeat(100)}</p><p id=b box="900 0 100 50">${'x'.repeat(100)}</p><p id=c css="font-size: 8" box="0 50 1000 50">${'x'.repeat(100)}</p>`,
    { width: 1000, height: 900 },
  );
  const importance = (id: string) => visualImportance(page.layout!, elementWithId(page, id), 16);

  it('is 1 in the middle, falls to the sides and with the font', () => {
    // 450 px off the middle of 500: 1 / 1.9. Half of the body's 16 px.
    expect(importance('a')).toBe(1);
    expect(importance('b')).toBeCloseTo(1 / 1.9, 12);
    expect(importance('c')).toBe(0.5);
  });

  it('weighs characters, and counts nothing that is hidden', () => {
    const hidden = pageWithBoxes('<body><p id=a>seen</p><p id=b css="visibility: hidden">hidden</p>');
    const { chars } = visualWeights(hidden, hidden.layout!);
    expect([chars[elementWithId(hidden, 'a') + 1], chars[elementWithId(hidden, 'b') + 1]]).toEqual([4, 0]);
    expect(visualWeights(page, page.layout!).chars[elementWithId(page, 'b') + 1]).toBe(53);
  });
});

describe('cehtd-ds', () => {
  it('prefers what stands in the middle over the same text at the side', () => {
    const text = `<p>${'Some words that fill a paragraph of a story. '.repeat(5)}</p>`.repeat(3);
    const page = pageWithBoxes(
      `<body><div id=side css="font-size: 10" box="0 0 200 900">${text}</div><div id=story box="700 0 500 900">${text}</div>`,
    );
    const { roots, scores } = select(cehtdDs, page);
    expect(idsOf(page, roots)).toContain('story');
    const best = scores!.indexOf(Math.max(...scores!));
    expect(idsOf(page, [roots[best]!])).toEqual(['story']);
  });
});
