import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConstants } from './check-constants.ts';
import { findConstants } from './find-constants.ts';
import { readRows } from './read-rows.ts';

const ROWS = new Map([
  ['note-length', '200'],
  ['dsc.window', '20'],
  ['papers.r4-c', null],
]);

function problems(source: string): readonly string[] {
  const constants = findConstants(source, 'a.ts').map((constant) => ({
    constant,
    text: source.slice(constant.start, constant.end),
  }));
  return checkConstants(constants, ROWS);
}

describe('checkConstants', () => {
  it('is content with every kind of source', () => {
    expect(
      problems(`
        /** @sweep note-length */
        const A = 200;
        /** @cap */
        const B = 5;
        /** @format */
        const C = 5;
        /** @trained */
        const D = 5;
        /** @source Rae et al. 2018. @sweep dsc.window papers.r4-c */
        const E = { default: 50 };`),
    ).toEqual([]);
  });

  it.each([
    ['const A = 5;', 'no tag says where'],
    ['/** Words. */ const A = 5;', 'no tag says where'],
    ['/** @source */ const A = 5;', '@source names nothing'],
    ['/** @sweep */ const A = 5;', '@sweep names nothing'],
    ['/** @sweep nowhere */ const A = 5;', 'no table has the sweep nowhere'],
    ['/** @sweep note-length */ const A = 300;', 'was made when the value was 200; it is 300 now'],
    [
      '/** @sweep note-length */ const A = 200;\n/** @sweep note-length */ const B = 200;',
      'another constant has',
    ],
  ])('refuses %j', (source, message) => {
    expect(problems(source)).toEqual([expect.stringContaining(message)]);
  });
});

describe('readRows', () => {
  it('reads constants, options of methods and whole documents', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fovea-sweeps-'));
    mkdirSync(join(folder, 'heuristics'));
    writeFileSync(
      join(folder, 'heuristics/clean.md'),
      '# T\n\n| constant | value | f1 | |\n| --- | --: | --: | --- |\n| a | 1 | 0.5 | |\n| a | 2 | 0.6 | chosen, open |\n',
    );
    writeFileSync(
      join(folder, 'options.md'),
      '| method | constant | value | |\n| --- | --- | --: | --- |\n| dsc | window | 20 | default |\n\n| other | value |\n| --- | --- |\n| b | 1 |\n',
    );
    expect(Object.fromEntries(readRows(folder))).toEqual({
      a: '2',
      'dsc.window': '20',
      'papers.options': null,
    });
  });
});
