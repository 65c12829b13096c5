import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseViewport, renderOptionsOf, renderSourceOf } from './rendering.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-rendering-'));
const file = join(folder, 'page.html');
const archive = join(folder, 'page.mhtml');
writeFileSync(file, '<p>x');
writeFileSync(archive, 'MIME-Version: 1.0');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('parseViewport', () => {
  it('reads width and height', () => {
    expect(parseViewport('1280x720')).toEqual({ width: 1280, height: 720 });
    for (const wrong of ['1280', '0x5', 'axb', '1x2x3', '-1x5', '1e3x5', '']) {
      expect(() => parseViewport(wrong)).toThrow('1920x1080');
    }
  });
});

describe('renderSourceOf', () => {
  it('opens addresses and files where they are', async () => {
    expect(await renderSourceOf('https://a.example/', {})).toEqual({ url: 'https://a.example/' });
    expect(await renderSourceOf(file, {})).toEqual({ file });
    expect(await renderSourceOf(`file://${file}`, {})).toEqual({ file });
  });

  it('treats a file as the page at --url if given, but never an archive', async () => {
    const url = 'https://a.example/';
    expect(await renderSourceOf(file, { url })).toEqual({ html: Buffer.from('<p>x'), url });
    expect(await renderSourceOf(archive, { url })).toEqual({ file: archive });
  });
});

describe('renderOptionsOf', () => {
  it('keeps local pages off the network unless allowed', () => {
    expect(renderOptionsOf({ url: 'https://a.example/' }, {}).network).toBe('public');
    expect(renderOptionsOf({ url: 'https://a.example/' }, { allowPrivate: true }).network).toBe('any');
    expect(renderOptionsOf({ file }, { allowPrivate: true }).network).toBe('none');
    expect(renderOptionsOf({ file }, { allowNetwork: true }).network).toBe('public');
  });
});
