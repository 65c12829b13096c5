import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeCache, cacheFolder } from './code-cache.ts';

const CODE = Buffer.from('compiled');

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'fovea-')), 'cache');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A cache that holds code, and the file that it is in. */
function filled(): { readonly cache: CodeCache; readonly file: string } {
  const cache = CodeCache.open(folder, 'a1')!;
  cache.write(CODE);
  return { cache, file: join(folder, readdirSync(folder)[0]!) };
}

describe('CodeCache', () => {
  it('gives back what it was given, and to the same bundle alone', () => {
    expect(filled().cache.read()).toEqual(CODE);
    expect(CodeCache.open(folder, 'b2')?.read()).toBeUndefined();
  });

  it('has nothing at first', () => {
    expect(CodeCache.open(folder, 'a1')?.read()).toBeUndefined();
  });

  it.each([
    ['a changed byte', (bytes: Buffer) => Buffer.concat([Buffer.from('X'), bytes.subarray(1)])],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['nothing left', () => Buffer.alloc(0)],
    ['only a checksum', () => Buffer.alloc(4)],
  ])('does not trust a file with %s', (_, damage) => {
    const { cache, file } = filled();
    writeFileSync(file, damage(readFileSync(file)));
    expect(cache.read()).toBeUndefined();
  });

  it('is readable and writable by its owner alone, and trusts no file that others may write', ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no such modes');
    const { cache, file } = filled();
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    chmodSync(file, 0o622);
    expect(cache.read()).toBeUndefined();
  });

  it('leaves no half-written file, and does without a folder that cannot be made', () => {
    filled().cache.write(Buffer.from('again'));
    expect(readdirSync(folder)).toHaveLength(1);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const cache = CodeCache.open(join(file, 'inside'), 'a1');
    cache?.write(CODE);
    expect(cache?.read()).toBeUndefined();
  });
});

describe('cacheFolder', () => {
  it('follows the rules of the platform', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/caches' }, 'linux')).toBe(join('/caches', 'fovea'));
    expect(cacheFolder({ XDG_CACHE_HOME: 'relative' }, 'linux')).toMatch(/\.cache.fovea$/);
    expect(cacheFolder({}, 'darwin')).toMatch(/Library.Caches.fovea$/);
    expect(cacheFolder({ LOCALAPPDATA: '/local' }, 'win32')).toBe(join('/local', 'fovea'));
    expect(cacheFolder({}, 'win32')).toMatch(/AppData.Local.fovea$/);
  });

  it('is none where the user wants none', () => {
    expect(cacheFolder({ NODE_DISABLE_COMPILE_CACHE: '1' }, 'linux')).toBeNull();
    expect(CodeCache.open(null, 'a1')).toBeNull();
  });
});
