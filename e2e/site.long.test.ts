import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedEntries } from '../scripts/workspaces.mjs';

const DIST = 'site/dist';
const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');

describe('the documentation site', () => {
  let outcome: { readonly status: number | null; readonly said: string };
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/site.mjs'], {
      encoding: 'utf8',
    });
    outcome = { status, said: stdout + stderr };
  });

  it('is built without a dead link', () => {
    expect(outcome.said).toMatch(/\d{3} pages in site\/dist, 0 dead links/u);
    expect(outcome.status).toBe(0);
  });

  it('has a page for every guide, decision and result', () => {
    for (const folder of ['guide', 'decisions', 'results']) {
      for (const name of readdirSync(join('docs', folder)).filter((file) => file.endsWith('.md'))) {
        const page = name === 'README.md' ? 'index.html' : name.replace('.md', '.html');
        expect(existsSync(join(DIST, folder, page)), `${folder}/${page}`).toBe(true);
      }
    }
  });

  it('has the reference of every published entry, with its functions', () => {
    for (const { specifier } of publishedEntries())
      expect(existsSync(join(DIST, 'api', `${specifier}.html`)), specifier).toBe(true);
    expect(read('api/fovea.html')).toContain('isReadable');
  });

  it('shows tags in documents as text, and none of the notes to writers', () => {
    expect(read('results/index.html')).toContain('&lt;main&gt;');
    expect(read('results/index.html')).not.toContain('do not edit');
  });

  it('has pictures and the playground', () => {
    expect(read('guide/how-it-works.html')).toMatch(/<img src="\/assets\/scores\.[^"]+\.png"/u);
    expect(existsSync(join(DIST, 'playground/playground.js'))).toBe(true);
  });
});
