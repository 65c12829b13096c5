import { describe, expect, it } from 'vitest';
import { snapshotIn } from './snapshot-in.ts';

describe('snapshotIn', () => {
  it('distinguishes snapshots from pages and other JSON', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(snapshotIn(bytes(' {"format":"fovea-snapshot"}'))).toEqual({ format: 'fovea-snapshot' });
    for (const other of ['<p>x', '{"a":1}', '{broken', '']) expect(snapshotIn(bytes(other))).toBeNull();
  });
});
