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
  ['dsc.slopeShare', '0.4'],
  ['danag.autoGap', null],
  ['kfe.size', '2'],
]);
const DEFAULTS = new Map([
  ['dsc.window', '20'],
  ['dsc.slopeShare', '0.5'],
  ['danag.autoGap', 'false'],
  ['kfe.k', '2'],
]);

function problems(source: string): readonly string[] {
  const constants = findConstants(source, 'a.ts').map((constant) => ({
    constant,
    text: source.slice(constant.start, constant.end),
  }));
  return checkConstants(constants, ROWS, (id) => DEFAULTS.get(id) ?? null).filter(
    (problem) => !problem.includes('no constant has the sweep note-length'),
  );
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
        /** @source Rae et al. 2018. @sweep dsc.window */
        const E = { default: 50 };`),
    ).toEqual([]);
  });

  it.each([
    ['const A = 5;', 'no tag says where'],
    ['/** Words. */ const A = 5;', 'no tag says where'],
    ['/** @source */ const A = 5;', '@source names nothing'],
    ['/** @source as above */ const A = 5;', 'write the source out'],
    ['/** @source The same. */ const A = 5;', 'write the source out'],
    ['/** @sweep */ const A = 5;', '@sweep names nothing'],
    ['/** @sweep nowhere */ const A = 5;', 'no table has the sweep nowhere'],
    ['/** @sweep note-length */ const A = 300;', 'was made when the value was 200; it is 300 now'],
    ['/** @sweep kfe.k */ const A = 2;', 'no table has the sweep kfe.k'],
    ['/** @sweep kfe.size */ const A = 2;', 'no method has the option kfe.size'],
    ['/** @sweep danag.autoGap */ const A = 2;', 'marks no value as the chosen one'],
    ['/** @sweep dsc.slopeShare */ const A = 5;', 'was made when the value was 0.4; it is 0.5 now'],
    [
      '/** @sweep note-length */ const A = 200;\n/** @sweep note-length */ const B = 200;',
      'another constant has',
    ],
  ])('refuses %j', (source, message) => {
    expect(problems(source)).toEqual([expect.stringContaining(message)]);
  });
});

describe('checkConstants, of tables', () => {
  it('refuses a table with a constant that is gone', () => {
    expect(
      checkConstants(
        [],
        new Map([
          ['note-length', '200'],
          ['kfe.k', '2'],
        ]),
        () => null,
      ),
    ).toEqual([expect.stringContaining('no constant has the sweep note-length')]);
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
    });
  });
});
