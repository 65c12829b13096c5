import { describe, expect, it } from 'vitest';
import { readShared, sharedLink } from './share.ts';

describe('sharedLink', () => {
  it('holds options and nothing else, and comes back as it was', () => {
    const options = {
      links: 'text',
      maxTokens: 500,
      'chunks.overlap': 8,
      focus: 'recall',
      posts: true,
      query: 'a & b',
    };
    const link = sharedLink('https://example.org/playground/#old', options);
    expect(readShared(new URL(link).hash)).toEqual(options);
    expect(readShared('#html=<p>&unknown=1')).toEqual({});
  });
});
