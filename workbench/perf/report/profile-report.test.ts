import { describe, expect, it } from 'vitest';
import { partTimes, profileMarkdown, selfTimes } from './profile-report.ts';

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0 });
const profile = {
  nodes: [
    { id: 1, callFrame: frame('(idle)', '') },
    { id: 2, callFrame: frame('walk', 'file:///x/packages/core/dist/page/walk.js') },
    { id: 3, callFrame: frame('walk', 'file:///x/packages/core/dist/page/walk.js') },
    { id: 4, callFrame: frame('nextToken', 'file:///x/node_modules/parse5/dist/tokenizer/index.js') },
    { id: 5, callFrame: frame('(garbage collector)', '') },
    { id: 6, callFrame: frame('', 'file:///x/packages/core/dist/page/tree.js') },
  ],
  samples: [1, 2, 3, 4, 4, 5, 6],
  timeDeltas: [500, 10, 10, 30, 30, 10, 10],
};

describe('selfTimes', () => {
  it('adds up a function wherever it was called from, without idle time', () => {
    expect(selfTimes(profile).slice(0, 2)).toEqual([
      { where: 'parse5', name: 'nextToken', share: 0.6 },
      { where: 'page/walk.js', name: 'walk', share: 0.2 },
    ]);
  });
});

describe('partTimes', () => {
  it('adds up folders, packages and the engine', () => {
    const parts = partTimes(selfTimes(profile));
    expect(parts.map((part) => part.where)).toEqual(['parse5', 'page/', 'engine (garbage collector)']);
    expect(parts[1]?.share).toBeCloseTo(0.3);
  });
});

describe('profileMarkdown', () => {
  it('lists functions outside the parser', () => {
    const text = profileMarkdown('fovea', profile, 10);
    expect(text).toContain('| walk');
    expect(text).not.toContain('nextToken');
  });
});
