import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCurrentNode } from '../scripts/setup/node.mjs';

/** What users of the registry get: the packed packages, installed into an empty folder. */
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
      `import { extract } from 'fovea';
       import { Readability } from 'fovea/compat';
       import { rectOf } from 'fovea/layout';
       import { getAttribute } from 'fovea/page';
       const html = '<title>T</title><p>' + 'Some words that make a paragraph. '.repeat(9);
       const { title, text } = extract(html);
       let refused = '';
       try { extract(html, { method: 'dana' }); } catch ({ message }) { refused = message; }
       const { methods } = await import('fovea/methods');
       const { method } = extract(html, { method: 'whole-body' });
       const kinds = [Readability, rectOf, getAttribute].map((value) => typeof value);
       console.log(JSON.stringify({ title, words: text.split(' ').length, refused, method, methods: methods().length, kinds }));`,
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
    expect(JSON.parse(run(node!, ['use.js']))).toEqual({
      title: 'T',
      words: 54,
      refused: expect.stringContaining("add `import 'fovea/methods'`"),
      method: 'whole-body',
      methods: expect.toSatisfy((count: number) => count > 30),
      kinds: ['function', 'function', 'function'],
    });
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

  it('contain no private package, and few files', () => {
    const packages = readdirSync(join(folder, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['fovea', 'fovea-cli', 'fovea-html']));
    expect(packages).not.toContain('@fovea');
    for (const name of ['fovea', 'fovea-cli', 'fovea-html']) {
      const files = readdirSync(join(folder, 'node_modules', name), { recursive: true });
      // The command has a file for what each of its commands loads, and the playground of its server.
      expect(files.length, name).toBeLessThan(name === 'fovea-cli' ? 70 : 40);
      expect(files, name).not.toContain(join('dist', 'internal.js'));
    }
  });

  it('have types for every entry that the compiler accepts', () => {
    writeFileSync(
      join(folder, 'types.ts'),
      `import { extract, type ExtractResult, type Page, parsePage } from 'fovea';
       import { Readability } from 'fovea/compat';
       import { columnsOf } from 'fovea/layout';
       import { methods } from 'fovea/methods';
       import { NodeKind, textContent } from 'fovea/page';
       import { SiteLearner } from 'fovea/site';
       import { parse } from 'fovea-html';
       const page: Page = parsePage('<p>x');
       const result: ExtractResult = extract(page, { method: methods()[0]!, site: new SiteLearner().profile() });
       const length: number = textContent(page, 0).length + parse('').size + NodeKind.element;
       export const used = [result.title, length, columnsOf, Readability] as const;
       // @ts-expect-error A number is no page.
       extract(5);`,
    );
    const compiler = ['--module', 'nodenext', '--strict', '--noEmit', '--lib', 'es2023', '--types', ''];
    const tsc = resolve('node_modules/typescript/bin/tsc');
    expect(run(process.execPath, [tsc, ...compiler, 'types.ts'])).toBe('');
  });

  it('starts through the link that npm makes', () => {
    const out = execFileSync(join(folder, 'node_modules/.bin/fovea'), ['--version'], { encoding: 'utf8' });
    expect(out.trim()).toMatch(/^\d+\.\d+\.\d+$/u);
  });
});
