import { describe, expect, it } from 'vitest';
import { peopleOf } from './people.ts';

describe('the names in a byline', () => {
  const people = peopleOf(new Set(['dwcom', 'dw', 'northstar']), new Set(['brookandsons']));

  it.each(['North Star', 'dw.com', 'Deutsche Welle (www.dw.com)'])('are those of the site: %s', (name) => {
    expect(people.isSite(name)).toBe(true);
    expect(people.isPerson(name)).toBe(false);
  });

  it('are those of companies', () => {
    expect(people.isSite('Brook and Sons')).toBe(false);
    expect(people.isPerson('Brook and Sons')).toBe(false);
  });

  it.each(['Ada Brook', 'J.R. Stone', 'Ada Brook, professor of bridges at the university, for dw.com'])(
    "are somebody's: %s",
    (name) => {
      expect(people.isPerson(name)).toBe(true);
    },
  );
});
