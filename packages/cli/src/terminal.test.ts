import { describe, expect, it } from 'vitest';
import { printable } from './terminal.ts';

describe('printable', () => {
  it('replaces control characters and keeps text of any script', () => {
    expect(printable('a\x1b[2Jb\x07\x9bc\x7f')).toBe('a\ufffd[2Jb\ufffd\ufffdc\ufffd');
    expect(printable('one\r\ntwo\rthree\tไทย 中文 عربى 👩‍👧')).toBe('one\ntwo\nthree\tไทย 中文 عربى 👩‍👧');
  });
});
