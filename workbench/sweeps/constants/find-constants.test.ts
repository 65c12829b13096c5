import { describe, expect, it } from 'vitest';
import { findConstants } from './find-constants.ts';

const found = (source: string): readonly string[] => findConstants(source, 'a.ts').map(({ name }) => name);
const tags = (source: string): readonly unknown[] => findConstants(source, 'a.ts').map((one) => one.tags);

describe('findConstants', () => {
  it('finds numbers at the top of a module, whatever they are written in', () => {
    expect(
      found(`
        const LENGTH = 200;
        export const ODDS = -2 as const;
        const MS = 60 * 1000;
        const BOUNDS: Bounds = { links: 2_000 };
        const PRIORS = [['gbk', 3]];
        export const method = { parameters: [{ name: 'window', default: 20 }] };
        export const half = filter(50);
        const TINY = 1;`),
    ).toEqual(['LENGTH', 'ODDS', 'MS', 'BOUNDS', 'PRIORS', 'method', 'half', 'TINY']);
  });

  it('leaves alone what nobody chose: enumerations, code points, places, years, functions and types', () => {
    expect(
      found(`
        export const Kind = { text: 0, tag: 1, comment: 2 } as const;
        const QUOTE = 0x22;
        const RANGES = [[0x3041, 0x3096]];
        const COLUMNS = 1 + NAMES.length;
        const PAPER = { title: 'T', year: 2011 };
        const RANKS = { 4: 'article' };
        const read = (at: number) => at + 200;
        function f() { const INNER = 5; return INNER; }
        const NAME = 'three';
        let counter;`),
    ).toEqual([]);
  });

  it('says where the value stands', () => {
    const source = '/** Words. */\nconst A = -2;\n';
    const [constant] = findConstants(source, 'a.ts');
    expect(constant).toMatchObject({ file: 'a.ts', line: 2, name: 'A' });
    expect(source.slice(constant!.start, constant!.end)).toBe('-2');
  });

  it('reads the tags of the comment', () => {
    expect(tags('/** Longest. @sweep note-length */\nconst A = 2;')).toEqual([
      [{ kind: 'sweep', text: 'note-length' }],
    ]);
    expect(
      tags('/**\n * Words.\n * @source Rae et al. 2018,\n *   Section 3.\n * @sweep a.b\n */\nconst A = 2;'),
    ).toEqual([
      [
        { kind: 'source', text: 'Rae et al. 2018, Section 3.' },
        { kind: 'sweep', text: 'a.b' },
      ],
    ]);
    expect(tags('/** An e-mail is a@capital.example. */\nconst A = 2;')).toEqual([[]]);
  });

  it('lets a constant right below share the comment, but not the sweep', () => {
    expect(tags('/** @cap */\nconst A = 2;\nconst B = 3;')).toEqual([
      [{ kind: 'cap', text: '' }],
      [{ kind: 'cap', text: '' }],
    ]);
    expect(tags('/** @sweep a */\nconst A = 2;\nconst B = 3;')).toEqual([[{ kind: 'sweep', text: 'a' }], []]);
    expect(tags('/** @cap */\nconst A = 2;\n\nconst B = 3;')[1]).toEqual([]);
    expect(tags("/** @cap */\nconst A = 2;\nconst NAME = 'x';\nconst B = 3;")[1]).toEqual([
      { kind: 'cap', text: '' },
    ]);
  });
});
