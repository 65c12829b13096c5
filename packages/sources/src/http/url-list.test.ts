import { describe, expect, it } from 'vitest';
import { readUrlList } from './url-list.ts';

describe('readUrlList', () => {
  it('returns each address once, and the lines that are not addresses', () => {
    const { urls, wrong } = readUrlList(
      '# news\nhttps://a.example/1\r\n\n https://a.example/1\nfile:///x\nb.example\n',
    );
    expect(urls).toEqual(['https://a.example/1']);
    expect(wrong).toEqual(['file:///x', 'b.example']);
  });
});
