import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserName, filesIn, writeExtension } from '../packing/bundle.mjs';
import { MANIFESTS, testManifest } from '../packing/manifests.mjs';
import { zipOf } from '../packing/zip.mjs';
import { en } from '../src/i18n/locales/en.ts';

const BROWSERS: readonly BrowserName[] = ['chrome', 'firefox'];

/** Ways to reach the network, to run text as code, and to turn text into markup. */
const FORBIDDEN = [
  /\bfetch\s*\(/,
  /XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection/,
  /\beval\s*\(|new Function\b/,
  /\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment/,
];
/** The only places with a request, by the script that has them. */
const REQUESTS: Readonly<Record<string, number>> = {
  // To the receiver of annotations, which is on this machine (`annotations/send.test.ts`), and for a typeface of the package.
  'background.js': 2,
  // For the other pages of a text that the user wants as one; in whichever part it is.
  'content.js': 1,
  // For the pictures of pages that the user saves.
  'book.js': 1,
};

/** The script for pages comes in parts. */
const PART = /^content(?:-\d+)?\.js$/;

const MESSAGE = /__MSG_(\w+)__/g;

describe.each(BROWSERS)('the package for %s', (browser) => {
  let folder: string;
  let files: ReadonlyMap<string, Buffer>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `fovea-package-${browser}-`));
    await writeExtension(browser, folder);
    files = new Map(await filesIn(folder));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const manifest = (): Record<string, unknown> => JSON.parse(files.get('manifest.json')!.toString());

  it('needs no permission except for the page on which the user asks', () => {
    const { permissions, host_permissions, optional_permissions, content_scripts, web_accessible_resources } =
      manifest();
    expect(permissions).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage']);
    expect([host_permissions, content_scripts, web_accessible_resources]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // What users may allow later, when they ask for something that needs it.
    expect(optional_permissions).toEqual(['tabs']);
    expect(manifest()['optional_host_permissions']).toEqual(['http://*/*', 'https://*/*']);
    expect(manifest()['content_security_policy']).toEqual({
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' http: https:; form-action 'none'",
    });
  });

  it('has the manifest of its browser', () => {
    expect(manifest()).toEqual(MANIFESTS[browser]);
    expect(manifest()['manifest_version']).toBe(3);
    expect(manifest()['background']).toEqual(
      browser === 'chrome' ? { service_worker: 'background.js' } : { scripts: ['background.js'] },
    );
    expect('browser_specific_settings' in manifest()).toBe(browser === 'firefox');
    const named = [...JSON.stringify(manifest()).matchAll(MESSAGE)].map(([, name]) => name);
    for (const name of named) expect(Object.keys(en)).toContain(name);
  });

  it('contains every file that it names', () => {
    for (const name of [
      'background.js',
      'content.js',
      'annotations.html',
      'book.html',
      'highlights.html',
      'settings.html',
      'unreadable.html',
      'icons/128.png',
      'fonts/opendyslexic-400.woff2',
      'fonts/opendyslexic-700.woff2',
      'fonts/LICENSE.txt',
    ])
      expect(files.has(name), name).toBe(true);
    expect([...files.keys()].filter((name) => name.startsWith('_locales/'))).toHaveLength(11);
    expect(files.has('bridge.js')).toBe(false);
  });

  it('makes requests only where users ask for them, runs no text as code and turns no text into markup', () => {
    const requests = new Map<string, number>();
    for (const [name, content] of files) {
      if (!name.endsWith('.js')) continue;
      const text = content.toString();
      const found = text.match(new RegExp(FORBIDDEN[0]!, 'g')) ?? [];
      const script = name.replace(PART, 'content.js');
      if (found.length > 0) requests.set(script, (requests.get(script) ?? 0) + found.length);
      for (const pattern of FORBIDDEN.slice(1)) expect(pattern.exec(text)?.[0], name).toBeUndefined();
    }
    expect(Object.fromEntries(requests)).toEqual(REQUESTS);
  });

  it('has its script for pages in parts that a browser compiles in a moment', () => {
    const parts = [...files].filter(([name]) => PART.test(name));
    expect(parts.length).toBeGreaterThan(3);
    const background = files.get('background.js')!.toString();
    for (const [name, { length }] of parts) {
      expect(length, name).toBeLessThan(250_000);
      expect(background, name).toContain(`"${name}"`);
    }
  });

  it('is the same, byte for byte, when it is built again', async () => {
    const again = await mkdtemp(join(tmpdir(), `fovea-again-${browser}-`));
    await writeExtension(browser, again);
    expect(zipOf(await filesIn(again)).equals(zipOf([...files]))).toBe(true);
    await rm(again, { recursive: true, force: true });
  });

  it('keeps its layer closed to the page', () => {
    const scripts = [...files].filter(([name]) => PART.test(name)).map(([, text]) => text.toString());
    const has = (text: string): boolean => scripts.some((script) => script.includes(text));
    expect([has('mode:"closed"'), has('mode:"open"')]).toEqual([true, false]);
  });

  it('differs from the tested one only by the bridge', () => {
    const { host_permissions, content_scripts, permissions, ...rest } = testManifest(browser);
    const { permissions: asked, ...shipped } = MANIFESTS[browser];
    expect(rest).toEqual(shipped);
    expect(permissions).toEqual([...asked, ...shipped.optional_permissions]);
    expect(host_permissions).toBeDefined();
    expect(content_scripts).toBeDefined();
  });
});

describe('the pictures for stores', () => {
  it('have the one size that all of them take', () => {
    const folder = new URL('../store/screenshots/', import.meta.url);
    const pictures = readdirSync(folder);
    expect(pictures).toHaveLength(5);
    for (const name of pictures) {
      // The header of a PNG: its width and height follow the name of the first part.
      const picture = readFileSync(new URL(name, folder));
      expect([name, picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([name, 1280, 800]);
    }
  });
});

describe('a ZIP file', () => {
  // The tests in Firefox show that browsers can read one.
  it('contains its files and is always the same', () => {
    const files = [
      ['a.txt', Buffer.from('alpha')],
      ['ordner/日本.txt', Buffer.from('x'.repeat(5000))],
    ] as const;
    const zip = zipOf(files);
    expect(zipOf(files).equals(zip)).toBe(true);
    // The first entry: header of 30 bytes, name, then the data.
    expect(inflateRawSync(zip.subarray(35, 35 + zip.readUInt32LE(18))).toString()).toBe('alpha');
  });
});
