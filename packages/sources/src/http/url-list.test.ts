import { describe, expect, it } from 'vitest';
import { readUrlList } from './url-list.ts';

describe('readUrlList', () => {
  it('returns each address once, and the lines that are not addresses, with their numbers', () => {
    const { entries, urls, wrong, repeated } = readUrlList(
      '\ufeff# news\nhttps://a.example/1\r\n\n https://a.example/1\nfile:///x\nb.example\nHTTPS://A.example/1\nhttps://c.example',
    );
    expect(entries).toEqual([
      'https://a.example/1',
      { number: 5, text: 'file:///x' },
      { number: 6, text: 'b.example' },
      'https://c.example',
    ]);
    expect(urls).toEqual([entries[0], entries[3]]);
    expect(wrong).toEqual([entries[1], entries[2]]);
    expect(repeated).toBe(2);
  });
});
