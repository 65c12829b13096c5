import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = 'packages/core/src';
const ARCHITECTURE = 'docs/architecture.md';

let copy: string | undefined;

afterAll(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true });
});

/** A copy of the core and of the document that orders its rooms. */
function copyCore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fovea-rooms-'));
  for (const path of [SOURCE, ARCHITECTURE])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  return folder;
}

function check(root: string): { status: number | null; problems: string } {
  const { status, stderr } = spawnSync('node', [join(ROOT, 'scripts/check-import-order.mjs'), root], {
    encoding: 'utf8',
  });
  return { status, problems: stderr };
}

describe('the rooms of the core', () => {
  it('import only from those above them', () => {
    expect(check(ROOT)).toEqual({ status: 0, problems: '' });
  });

  it('fail on planted imports against the order, on two that import each other, and on unlisted rooms', () => {
    const root = copyCore();
    copy = root;
    const plant = (path: string, text: string): void => writeFileSync(join(root, SOURCE, path), text);
    plant('page/value.ts', "import { toHtml } from '../output/html.ts';\nexport const write = toHtml;\n");
    plant(
      'page/type.ts',
      "import type { Metadata } from '../metadata/page-metadata.ts';\nexport type M = Metadata;\n",
    );
    plant('page/in-place.ts', "export type M = import('../metadata/page-metadata.ts').Metadata;\n");
    plant('page/passed-on.ts', "export {\n  toHtml,\n} from '../output/html.ts';\n");
    plant('planted.ts', 'export const planted = 1;\n');
    const { status, problems } = check(root);
    expect(status).toBe(1);
    expect(problems.trim().split('\n').sort()).toEqual([
      'metadata/ and page/ import each other',
      'output/ and page/ import each other',
      'page/in-place.ts imports metadata/page-metadata.ts against the order',
      'page/passed-on.ts imports output/html.ts against the order',
      'page/type.ts imports metadata/page-metadata.ts against the order',
      'page/value.ts imports output/html.ts against the order',
      'planted.ts is not in the table of rooms of docs/architecture.md',
    ]);
  });

  it('contain the eleven stages of the diagram, whose functions extract.ts calls in order', () => {
    const text = readFileSync(join(ROOT, ARCHITECTURE), 'utf8');
    const rows = [...text.matchAll(/^\| (\d+) \w+ \| (`\w+`(?:, `\w+`)*) \|/gmu)];
    expect(rows.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const named = rows.flatMap(([, , names]) => [...names!.matchAll(/\w+/gu)].map(([name]) => name));
    const code = readFileSync(join(ROOT, SOURCE, 'extract.ts'), 'utf8');
    const body = code.slice(code.indexOf('export function extract'));
    const places = named.map((name) => body.indexOf(`${name}(`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
