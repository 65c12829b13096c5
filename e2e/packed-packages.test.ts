import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCurrentNode } from '../scripts/setup/node.mjs';

/** What a user of the registry gets: the packages packed, then installed into an empty folder. */
describe('the packed packages in an empty folder', () => {
  let folder: string;
  const run = (node: string, args: string[], input = ''): string =>
    execFileSync(node, args, { cwd: folder, encoding: 'utf8', input });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fovea-packed-'));
    for (const name of ['html', 'core', 'cli']) {
      execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
        cwd: resolve('packages', name),
      });
    }
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
    expect(tarballs).toHaveLength(3);
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--silent', ...tarballs.map((file) => `./${file}`)],
      {
        cwd: folder,
      },
    );
    writeFileSync(
      join(folder, 'use.js'),
      `import { extract, methods } from 'fovea';
       const { title, text } = extract('<title>T</title><p>' + 'Some words that make a paragraph. '.repeat(9));
       console.log(JSON.stringify({ title, words: text.split(' ').length, methods: methods().length > 0 }));`,
    );
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const versions: [name: string, node: string | null][] = [
    ['this Node', process.execPath],
    ['Node 24', findCurrentNode()],
  ];
  const MISSING = 'there is no Node 24: `npm test` gets one';

  it.for(versions)('works as a library on %s', ([, node], { skip }) => {
    skip(node === null, MISSING);
    expect(JSON.parse(run(node!, ['use.js']))).toEqual({ title: 'T', words: 54, methods: true });
  });

  it.for(versions)('works as the command fovea on %s', ([, node], { skip }) => {
    skip(node === null, MISSING);
    const bin = join(folder, 'node_modules/fovea-cli/dist/fovea.js');
    const html = `<h1>Head</h1><p>${'Some words that make a paragraph. '.repeat(9)}`;
    expect(run(node!, [bin, '-'], html)).toContain('Some words that make a paragraph.');
  });

  it('say in one line what rendering needs', () => {
    const bin = join(folder, 'node_modules/fovea-cli/dist/fovea.js');
    const { status, stderr } = spawnSync(process.execPath, [bin, '-', '--render'], {
      cwd: folder,
      encoding: 'utf8',
      input: '<p>x',
    });
    expect(status).toBe(2);
    expect(stderr.trim()).toMatch(
      /^fovea: rendering needs playwright-core: npm install playwright-core [^\n]*$/u,
    );
  });

  it('bring no install script and few files', () => {
    const files = readdirSync(join(folder, 'node_modules'));
    expect(files.filter((name) => !name.startsWith('.'))).toEqual(
      expect.arrayContaining(['fovea', 'fovea-cli', 'fovea-html']),
    );
    expect(files).not.toContain('@fovea');
  });

  it('starts through the link that npm makes', () => {
    const out = execFileSync(join(folder, 'node_modules/.bin/fovea'), ['--version'], { encoding: 'utf8' });
    expect(out.trim()).toMatch(/^\d+\.\d+\.\d+$/u);
  });
});
