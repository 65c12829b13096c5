import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { moduleOf, readSnippets, type Snippet } from './read-snippets.ts';
import { WORLD } from './world.ts';

const FOLDER = resolve('build/snippets');
const SNIPPETS = readSnippets();
const nameOf = ({ document, line }: Snippet): string => `${document.replaceAll(/[^\w]+/gu, '-')}-${line}`;

/** Documents whose snippets need more than a page, and where that is tested; those in TypeScript are still compiled. */
const NOT_RUN: readonly (readonly [document: string, reason: string])[] = [
  ['packages/capture/README.md', 'needs a browser: e2e/capture.test.ts'],
  ['packages/render/README.md', 'needs a browser: e2e/render.test.ts'],
  ['workbench/baselines/README.md', 'needs other tools: workbench/baselines/run-extractor.test.ts'],
  ['workbench/datasets/README.md', 'needs data: workbench/datasets/read.test.ts'],
  ['docs/guide/workbench.md', 'defines what is then added to a list: compiled'],
  ['workbench/metrics/README.md', 'defines what is then added to a list: compiled'],
];
const runnable = SNIPPETS.filter((snippet) => !NOT_RUN.some(([document]) => document === snippet.document));

/** What the packages in examples of peers would declare. */
const INVENTED = `declare module 'some-extractor' {
  export function extract(html: string, url: string | null): { content: string };
}
declare module 'example-extractor' {
  export function read(html: string, url: string | null): { content: string; title: string };
}
declare module 'jsdom';
declare function said(promised: string, ...values: unknown[]): void;
`;

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});

describe('the snippets of the documents', () => {
  it('are found, and the exceptions exist', () => {
    expect(SNIPPETS.length).toBeGreaterThan(30);
    for (const [document] of NOT_RUN) expect(SNIPPETS.map((one) => one.document)).toContain(document);
  });

  it.each(runnable.map((snippet) => [nameOf(snippet), snippet] as const))(
    '%s runs',
    async (name, snippet) => {
      const file = resolve(FOLDER, `${name}.mjs`);
      writeFileSync(file, transformSync(moduleOf(snippet), { loader: 'ts' }).code);
      for (const [global, value] of Object.entries(WORLD)) vi.stubGlobal(global, value);
      const promises: string[] = [];
      const kept: string[] = [];
      vi.stubGlobal('said', (promised: string, ...values: unknown[]) => {
        promises.push(promised);
        kept.push(format(...values));
      });
      const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      try {
        await import(/* @vite-ignore */ pathToFileURL(file).href);
      } finally {
        log.mockRestore();
      }
      expect(kept).toEqual(promises);
      // A promise that was never reached would go unnoticed.
      expect(new Set(promises).size).toBe(
        new Set(moduleOf(snippet).match(/said\("(?:[^"\\]|\\.)*"/gu) ?? []).size,
      );
    },
  );

  it('compile', () => {
    const typed = SNIPPETS.filter(({ isTyped }) => isTyped);
    expect(typed.length).toBeGreaterThan(8);
    for (const snippet of typed) writeFileSync(resolve(FOLDER, `${nameOf(snippet)}.ts`), moduleOf(snippet));
    writeFileSync(resolve(FOLDER, 'invented.d.ts'), INVENTED);
    writeFileSync(
      resolve(FOLDER, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.test.json',
        compilerOptions: { noUnusedLocals: false },
        include: ['*.ts', '../../e2e/snippets/world.ts'],
        exclude: [],
      }),
    );
    const { status, stdout } = spawnSync('npx', ['tsc', '-p', FOLDER], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect([status, stdout]).toEqual([0, '']);
  });
});
