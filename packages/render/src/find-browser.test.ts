import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { RenderError } from './render-error.ts';

describe('findBrowser', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fovea-browsers-'));
    for (const name of ['google-chrome', 'chromium']) {
      writeFileSync(join(folder, name), '#!/bin/sh\n');
      chmodSync(join(folder, name), 0o755);
    }
    writeFileSync(join(folder, 'not-executable'), '');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('prefers the browser in the variable to those on the path', () => {
    expect(findBrowser({ PATH: folder, FOVEA_BROWSER: join(folder, 'google-chrome') })).toBe(
      join(folder, 'google-chrome'),
    );
    expect(findBrowser({ PATH: folder, FOVEA_BROWSER: '' })).toBe(join(folder, 'chromium'));
  });

  it('prefers a browser without windows', () => {
    const shell = join(folder, 'chromium-headless-shell');
    writeFileSync(shell, '#!/bin/sh\n', { mode: 0o755 });
    expect(findBrowser({ PATH: folder })).toBe(shell);
    rmSync(shell);
  });

  it('reports a variable that names no executable, instead of choosing another browser', () => {
    const env = { PATH: folder, FOVEA_BROWSER: join(folder, 'not-executable') };
    expect(() => findBrowser(env)).toThrow('FOVEA_BROWSER is');
  });

  it.runIf(process.platform === 'linux')('says how to get one when there is none', () => {
    expect(() => findBrowser({ PATH: '' })).toThrow(RenderError);
    expect(() => findBrowser({ PATH: '' })).toThrow('sudo apt-get install chromium-headless-shell');
  });
});
