import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withAdapter } from './adapter-version.ts';

let adapter = '';
beforeEach(() => {
  adapter = join(mkdtempSync(join(tmpdir(), 'adapter-')), 'peer.py');
});
afterEach(() => rmSync(join(adapter, '..'), { recursive: true }));

it('tells an adapter from what it was before, and knows it again', () => {
  const versionWith = (code: string): string => {
    writeFileSync(adapter, code);
    return withAdapter('2.3.1', [adapter]);
  };
  const first = versionWith('def extract(): return "a"');
  expect(first).toMatch(/^2\.3\.1\+[0-9a-f]{12}$/u);
  expect(versionWith('def extract(): return "b"')).not.toBe(first);
  expect(versionWith('def extract(): return "a"')).toBe(first);
});

it('covers the conversions that all peers share', () => {
  expect(withAdapter('1.0', [])).not.toBe('1.0+e3b0c44298fc'); // the digest of nothing
});
