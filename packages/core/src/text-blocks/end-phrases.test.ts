import { describe, expect, it } from 'vitest';
import { isEndPhrase } from './end-phrases.ts';
import { block } from './text-block.cases.ts';

describe('isEndPhrase', () => {
  it.each([
    'Comments (3)',
    '12 comments so far',
    '3 users responded in this post',
    '© Reuters 2010',
    'Please rate this story',
    'Post a comment',
    'Tell us what you think...',
    'Log in to add comment',
    'HAVE YOUR SAY',
    'Rätta artikeln',
    'Thanks for your comments - this feedback is now closed',
  ])('%j', (text) => {
    expect(isEndPhrase(block(0, { text }))).toBe(true);
  });

  it.each(['No comments', 'twelve comments', 'Reuters ©', 'add a comment', 'Comment'])('not %j', (text) => {
    expect(isEndPhrase(block(0, { text }))).toBe(false);
  });

  it('is short: fewer than 15 words', () => {
    expect(isEndPhrase(block(0, { text: 'Comments on this', words: 14 }))).toBe(true);
    expect(isEndPhrase(block(0, { text: 'Comments on this', words: 15 }))).toBe(false);
  });

  it('may be one short word if it is all link', () => {
    expect(isEndPhrase(block(0, { text: 'Comment', words: 1, linkedWords: 1 }))).toBe(true);
    expect(isEndPhrase(block(0, { text: 'Remarks', words: 1, linkedWords: 1 }))).toBe(false);
  });
});
