import { describe, expect, it } from 'vitest';
import { DANA_ON_BYTES, PARSE_ALONE, PARSE5_ALONE, type Throughput } from '../throughput.ts';
import { describeSetting } from './machine.ts';
import { throughputMarkdown } from './throughput-report.ts';

/** Pages of 0.1 MB. */
const row = (method: string, isOnSource: boolean, msPerPage: number): Throughput => ({
  method,
  isOnSource,
  msPerPage,
  pagesPerSecond: 1000 / msPerPage,
  megabytesPerSecond: 100 / msPerPage,
});

describe('throughputMarkdown', () => {
  const markdown = throughputMarkdown({
    setting: describeSetting([]),
    sample: { digest: 'd', pages: 2, megabytes: 0.5 },
    rounds: 3,
    rows: [
      row('r4', false, 2),
      row(DANA_ON_BYTES, true, 0.5),
      row('lqf-25', false, 1.25),
      row(PARSE_ALONE, false, 1),
      row(PARSE5_ALONE, false, 4),
    ],
  });
  const cells = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has the fastest first', () => {
    expect(cells.map(([, method]) => method)).toEqual([
      DANA_ON_BYTES,
      PARSE_ALONE,
      'lqf-25',
      'r4',
      PARSE5_ALONE,
    ]);
  });

  it('puts the parse of parse5 in the place of ours', () => {
    // lqf-25: 1.25 − 1 + 4 = 4.25 ms a page, 23.5 MB/s; r4: 5 ms, 20 MB/s.
    expect(cells.map((line) => line[6])).toEqual(['–', '–', '23.5', '20.0', '–']);
  });

  it('says how far DANA is ahead on either parser', () => {
    // 200 MB/s against 23.5 and against 80.
    expect(markdown).toContain('DANA on bytes reads 200 MB/s (goal ≥ 150): 8.50 times');
    expect(markdown).toContain('reads 80.0 MB/s, so there DANA is only 2.50 times as fast');
  });

  it('sets the published speed beside ours', () => {
    expect(cells.map((line) => line[7])).toEqual(['19.4', '–', '1.25', '–', '–']);
  });
});
