import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deadLinks } from './check-links.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fovea-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds links to pages and places that are not there', () => {
  mkdirSync(join(folder, 'guide'));
  writeFileSync(
    join(folder, 'index.html'),
    '<h1 id="top">A</h1><a href="/f/guide/a.html#there">1</a><a href="/f/guide/a.html#gone">2</a>' +
      '<a href="/f/guide/b.html">3</a><a href="#top">4</a><a href="https://example.org/">5</a>',
  );
  writeFileSync(join(folder, 'guide/a.html'), '<h2 id="there">B</h2><a class="x" href="../index.html">6</a>');
  const { dead, count } = deadLinks(folder, '/f/');
  expect(count).toBe(2);
  expect(dead).toEqual([
    'index.html: /f/guide/a.html#gone names no place on its page',
    'index.html: /f/guide/b.html leads nowhere',
  ]);
});
