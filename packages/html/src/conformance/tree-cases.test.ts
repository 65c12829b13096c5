import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Mode } from '../construction/insertion-mode.ts';
import { readCaseFiles, writeCaseFile } from './case-file.cases.ts';
import { writtenTree, writtenTreeOfParse5 } from './written-tree.cases.ts';

const FOLDER = fileURLToPath(new URL('./cases/tree', import.meta.url));
const FILES = readCaseFiles(FOLDER);
const isUpdate = process.env['UPDATE'] === '1';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('tree cases', () => {
  if (isUpdate) {
    it('are written anew', () => {
      for (const file of FILES) writeCaseFile(FOLDER, file, writtenTree);
    });
  }

  it('are there for every insertion mode', () => {
    expect(FILES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(Mode).map(kebab)));
  });
});

describe.each((isUpdate ? [] : FILES).map((file) => [file.name, file] as const))('%s', (_, { cases }) => {
  it.each(cases.map((written) => [written.title, written] as const))('%s', (_, written) => {
    expect(writtenTree(written)).toBe(written.expected);
  });

  it('is what parse5 says, too', () => {
    for (const written of cases) {
      if (written.options.has('not-parse5') || written.options.has('ranges')) continue;
      expect(writtenTreeOfParse5(written), written.title).toBe(written.expected);
    }
  });
});
