import { describe, expect, it } from 'vitest';
import { zooPages } from '../../fixtures/zoo/zoo.ts';
import type { ZooRecord } from './measure.ts';
import { unexplained, zooTables } from './tables.ts';

/** A record on which `gce` chose and scored as said. */
function record(id: string, chosen: string, f1: number): ZooRecord {
  const [layout, language, size] = id.split('/') as [string, string, 'short'];
  const [zoo] = zooPages({ layouts: [layout], languages: [language], sizes: [size] });
  const scores = { f1, f05: f1, precision: f1, recall: f1 };
  return {
    zoo: zoo!,
    scores: { gce: { 'lcs-token': scores, 'text-blocks-aligned': null } },
    choices: [{ method: 'gce', page: zoo!, chosen }],
  };
}

const RECORDS = [
  record('blog/en/short', 'a', 0.5),
  record('blog/ja/short', 'b', 1),
  record('portal/en/short', 'c', 0),
  record('portal/ja/short', 'd', 0),
];

const table = (id: string): readonly (readonly string[])[] =>
  zooTables(RECORDS).find((one) => one.id === id)!.rows;

describe('zooTables', () => {
  it('gives means by language and by layout', () => {
    const firsts = (id: string): unknown => table(id).map((row) => row.slice(0, 3));
    expect(firsts('lcs-token-f1-language')).toEqual([
      ['all', '4', '0.375'],
      ['en', '2', '0.250'],
      ['ja', '2', '0.500'],
    ]);
    expect(firsts('lcs-token-f1-layout')).toEqual([
      ['all', '4', '0.375'],
      ['blog', '2', '0.750'],
      ['portal', '2', '0.000'],
    ]);
  });

  it('leaves open what was not scored', () => {
    expect(table('text-blocks-aligned-f1-language')[0]!.slice(0, 3)).toEqual(['all', '4', '–']);
  });

  it('counts where the languages agree, and gives the reason where they do not', () => {
    expect(table('agreement')).toEqual([['gce', '0', '2']]);
    const reasons = table('exceptions').map((row) => [row[1], row[3], row[4]!.slice(0, 9)]);
    expect(reasons).toEqual([
      ['blog', 'en / ja', 'not known'],
      ['portal', 'en / ja', 'The artic'],
    ]);
  });
});

describe('unexplained', () => {
  it('is what differs and is no known exception', () => {
    expect(unexplained(RECORDS)).toEqual([
      { method: 'gce', layout: 'blog', size: 'short', groups: [['en'], ['ja']] },
    ]);
  });
});
