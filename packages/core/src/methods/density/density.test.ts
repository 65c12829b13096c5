import { describe, expect, it } from 'vitest';
import { scanSource } from '../../features/text-stream/scan.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { rangesToText } from '../../selection/ranges-to-text.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { densestRegion, density } from './density.ts';
import { textPieces } from './text-pieces.ts';

runMethodCases(density);

describe('pieces of text', () => {
  const source = '<p>one <b>two</b>  three</p> <script>x</script><p> four\n five </p>';
  const texts = (cut: 'tag' | 'block'): [string, number][] => {
    const { size, start, end, length } = textPieces(source, scanSource(source), cut);
    return Array.from({ length: size }, (_, at) => [source.slice(start[at], end[at]), length[at]!]);
  };

  it('end at every tag', () => {
    expect(texts('tag')).toEqual([
      ['one ', 3],
      ['two', 3],
      ['  three', 5],
      [' four\n five ', 9],
    ]);
  });

  it('or only where a new line begins', () => {
    expect(texts('block')).toEqual([
      ['one <b>two</b>  three', 11],
      [' four\n five ', 9],
    ]);
  });
});

describe('the densest region', () => {
  const region = (maxDistance: number, ...lengths: number[]): ReturnType<typeof densestRegion> => {
    const length = Int32Array.from(lengths);
    const places = new Int32Array(lengths.length);
    return densestRegion(
      { size: lengths.length, length, start: places, end: places },
      (one) => one > 10,
      maxDistance,
    );
  };

  it('joins long pieces over a few short ones and counts what is between', () => {
    expect(region(2, 3, 20, 1, 2, 30, 1, 1, 1, 45)).toEqual({ start: 1, end: 5, size: 53 });
    expect(region(3, 3, 20, 1, 2, 30, 1, 1, 1, 45)).toEqual({ start: 1, end: 9, size: 101 });
    expect(region(1, 3, 20, 1, 2, 30, 1, 1, 1, 45)).toEqual({ start: 8, end: 9, size: 45 });
  });

  it('is not there without a long piece', () => {
    expect(region(5, 1, 2, 3)).toBeNull();
  });
});

describe('density', () => {
  it('takes the article and leaves the menus', () => {
    const menu = '<a>entry</a> '.repeat(20);
    const source = `${menu}<p>${'a long text '.repeat(20)}</p><h2>Short</h2><p>${'more of it '.repeat(20)}</p>${menu}`;
    const text = rangesToText(source, select(density, pageFromHtml(source)).ranges!);
    expect(text).toContain('a long text');
    expect(text).toContain('Short');
    expect(text).toContain('more of it');
    expect(text).not.toContain('entry');
  });
});
