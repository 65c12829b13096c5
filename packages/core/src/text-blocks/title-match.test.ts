import { describe, expect, it } from 'vitest';
import { blocks } from './text-block.cases.ts';
import { hasLabel, Label } from './text-block.ts';
import { labelTitles, titleCandidates } from './title-match.ts';

const bySpaces = (text: string): number => text.split(' ').length;
const candidatesOf = (title: string): string[] => [...titleCandidates(title, bySpaces)];

describe('titleCandidates', () => {
  it('are the title, its longest part and every long part between spaced dashes', () => {
    expect(candidatesOf('A quiet day at sea - News and more from us - Gazette')).toEqual([
      'a quiet day at sea - news and more from us - gazette',
      'news and more from us',
      'a quiet day at sea',
      'a quiet day at sea - news and more from us',
      'news and more from us - gazette',
    ]);
  });

  it('have no apostrophes and plain spaces', () => {
    expect(candidatesOf("The\u00a0sea's day")).toEqual(['the seas day']);
  });

  it('leave out the name of a site', () => {
    expect(candidatesOf('Short | the-very-long-name-of-a-site.com')).toContain('short');
    expect(candidatesOf('Short | verylongnameofasite.com')).not.toContain('verylongnameofasite.com');
  });

  it('cut at colons, brackets and commas too', () => {
    expect(candidatesOf('Sea: a day')).toContain('a day');
    expect(candidatesOf('A day (sea)')).toContain('a day');
    expect(candidatesOf('A day, sea')).toContain('a day');
  });

  it('are none without a title, and only the title where a separator has nothing after it', () => {
    expect(candidatesOf(' ')).toEqual([]);
    expect(candidatesOf('A day |')).toEqual(['a day |']);
  });
});

describe('labelTitles', () => {
  const titles = new Set(['a quiet day']);
  const given = blocks(
    { text: 'A quiet day, and more' },
    { text: ' A Quiet Day! ' },
    { text: 'A quiet day' },
  );
  const labelledOf = (which: 'first' | 'all'): boolean[] =>
    labelTitles(given, titles, which).map((block) => hasLabel(block, Label.title));

  it('labels the first block that is the title, whatever its case and punctuation', () => {
    expect(labelledOf('first')).toEqual([false, true, false]);
  });

  it('labels all of them where asked', () => {
    expect(labelledOf('all')).toEqual([false, true, true]);
  });
});
