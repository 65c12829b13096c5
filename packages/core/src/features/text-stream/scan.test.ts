import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../trace/growth.cases.ts';
import { bodyRun, RunKind, scanSource } from './scan.ts';

const NAMES = Object.entries(RunKind);

/** The runs as `[kind, source]`. */
function runsOf(source: string): [string, string][] {
  const { size, kind, start } = scanSource(source);
  return Array.from({ length: size }, (_, run) => [
    NAMES.find(([, value]) => value === kind[run])![0],
    source.slice(start[run], start[run + 1]),
  ]);
}

describe('scanSource', () => {
  it('tells text, tags, comments and hidden parts apart', () => {
    expect(runsOf('<!doctype html><p class=a>x</p><!-- c --><script>if (a<b) </b></script>y')).toEqual([
      ['comment', '<!doctype html>'],
      ['tag', '<p class=a>'],
      ['text', 'x'],
      ['tag', '</p>'],
      ['comment', '<!-- c -->'],
      ['tag', '<script>'],
      ['hidden', 'if (a<b) </b>'],
      ['tag', '</script>'],
      ['text', 'y'],
    ]);
  });

  it('knows that a quoted value may hold >, and that a quote elsewhere opens nothing', () => {
    expect(runsOf('<a title="a > b">x')[0]).toEqual(['tag', '<a title="a > b">']);
    expect(runsOf("<a title = 'a > b'>x")[0]).toEqual(['tag', "<a title = 'a > b'>"]);
    expect(runsOf("<a title=it's>x")[0]).toEqual(['tag', "<a title=it's>"]);
    expect(runsOf('<a href="x"">y')[0]).toEqual(['tag', '<a href="x"">']);
  });

  it('leaves a < that opens nothing in the text', () => {
    expect(runsOf('1 < 2 <3 </')).toEqual([['text', '1 < 2 <3 </']]);
  });

  it('reads what is broken as the parser does', () => {
    expect(runsOf('a<!--b')).toEqual([
      ['text', 'a'],
      ['comment', '<!--b'],
    ]);
    expect(runsOf('<!-->x')).toEqual([
      ['comment', '<!-->'],
      ['text', 'x'],
    ]);
    expect(runsOf('<title>a<b>')).toEqual([
      ['tag', '<title>'],
      ['hidden', 'a<b>'],
    ]);
    expect(runsOf('</ x>y')[0]).toEqual(['comment', '</ x>']);
    expect(runsOf('x<p title="')).toEqual([
      ['text', 'x'],
      ['tag', '<p title="'],
    ]);
  });

  it.each(['noscript', 'template'])('hides nothing behind a %s that never closes', (name) => {
    expect(runsOf(`<${name}>a`).at(-1)).toEqual(['text', 'a']);
    expect(runsOf(`<${name}>a<${name}>b`).at(-1)).toEqual(['text', 'b']);
    expect(runsOf(`<${name}>a</${name}>`)[1]).toEqual(['hidden', 'a']);
  });

  it.each(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes'])(
    'hides all that follows a %s that never closes',
    (name) => {
      expect(runsOf(`<${name}>a<b>c`).at(-1)).toEqual(['hidden', 'a<b>c']);
    },
  );

  it('covers any source without a gap', () => {
    const piece = fc.constantFrom('<', '>', '/', '!', '--', '"', "'", '=', ' ', 'p', 'script', 'title', 'é');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const source = pieces.join('');
        const { size, start } = scanSource(source);
        expect(start[size]).toBe(source.length);
        expect(start[0]).toBe(0);
        for (let run = 0; run < size; run++) expect(start[run]).toBeLessThan(start[run + 1]!);
      }),
    );
  });

  it.each(['<noscript>', '<template>', '<!-- ', '<a href="', '<', '</script', '<script><!--'])(
    'takes time in proportion to many %s',
    (piece) => {
      const prepare = (count: number): (() => void) => {
        const source = piece.repeat(count);
        return () => scanSource(source);
      };
      expect(growthRatio(prepare, 2_000, 16)).toBeLessThan(40);
    },
  );
});

describe('bodyRun', () => {
  it('is just past the body tag, or the end of the head, or the beginning', () => {
    const first = (source: string): string => {
      const runs = scanSource(source);
      return source.slice(runs.start[bodyRun(runs)]);
    };
    expect(first('<head></head><body class=a>x')).toBe('x');
    expect(first('<head></head>x')).toBe('x');
    expect(first('x')).toBe('x');
  });
});
