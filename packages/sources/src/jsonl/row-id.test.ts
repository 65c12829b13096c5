import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayId, idFromOrigin, idOfRow } from './row-id.ts';

const idIn = (json: string): string | null => idOfRow(JSON.parse(json) as { id?: unknown }, json);

describe('idOfRow', () => {
  it.each([
    ['{"id":"a"}', '"a"'],
    ['{"id":"\\u0061"}', '"a"'],
    ['{"id":"\\ud800"}', '"\\ud800"'],
    ['{"id":12345678901234567890}', '12345678901234567890'],
    ['{"id":12345678901234567891,"html":""}', '12345678901234567891'],
    ['{"id": 1e400 }', '1e400'],
    ['{"html":"<p id=\\"x\\">","id":-0.10}', '-0.10'],
    ['{"meta":{"id":1,"list":[{"id":2}]},"id":3}', '3'],
    ['{"id":1,"id":2}', '2'],
    ['{"html":"\\\\","\\u0069d":7}', '7'],
    ['{"html":"\\"id\\":9","id":8}', '8'],
    ['{"id":null}', null],
    ['{"id":[1]}', null],
    ['{"html":""}', null],
  ])('of %s is %s', (json, id) => {
    expect(idIn(json)).toBe(id);
  });

  it('finds the number beside any other fields', () => {
    const other = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(other, fc.integer(), other, (before, id, after) => {
        const json = JSON.stringify({ ...before, ...after, id });
        expect(idIn(json)).toBe(String(id));
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('displayId', () => {
  it('shows text without quotes and numbers as they are', () => {
    expect(displayId(idFromOrigin('in.jsonl:7'))).toBe('in.jsonl:7');
    expect(displayId('1e400')).toBe('1e400');
  });
});
