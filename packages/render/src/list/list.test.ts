import { describe, expect, it } from 'vitest';
import { fileNameOf } from './list-names.ts';
import { PoliteQueue } from './polite-queue.ts';

describe('fileNameOf', () => {
  it('is a safe and unique name', () => {
    expect(fileNameOf('https://Ex.example:8080/../a?b')).toMatch(/^ex\.example-8080-[0-9a-f]{16}$/);
    expect(fileNameOf('https://a.example/1')).not.toBe(fileNameOf('https://a.example/2'));
  });
});

describe('PoliteQueue', () => {
  it('visits one page of a host at a time, with a pause, and others meanwhile', () => {
    let now = 0;
    const queue = new PoliteQueue(
      ['https://a.example/1', 'https://a.example/2', 'https://b.example/1'],
      1000,
      () => now,
    );
    expect(queue.next()).toEqual({ url: 'https://a.example/1' });
    expect(queue.next()).toEqual({ url: 'https://b.example/1' });
    expect(queue.next()).toEqual({ waitMs: Number.POSITIVE_INFINITY });
    now = 500;
    queue.done('https://a.example/1');
    queue.done('https://b.example/1');
    expect(queue.next()).toEqual({ waitMs: 1000 });
    now = 1500;
    expect(queue.next()).toEqual({ url: 'https://a.example/2' });
    queue.done('https://a.example/2');
    expect(queue.next()).toBeNull();
  });

  it('waits longer if a site asks for it', () => {
    const queue = new PoliteQueue(['https://a.example/1', 'https://a.example/2'], 1000, () => 0);
    queue.next();
    queue.done('https://a.example/1', 5000);
    expect(queue.next()).toEqual({ waitMs: 5000 });
  });
});
