import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AttributeList } from './content-attributes.ts';

describe('AttributeList', () => {
  it('is what a map is, whatever is done to it', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      fc.tuple(fc.constant('set' as const), name, fc.string()),
      fc.tuple(fc.constant('delete' as const), name),
      fc.tuple(fc.constant('clear' as const)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), fc.array(step), (first, steps) => {
        const list = new AttributeList(first);
        const map = new Map<string, string>(first);
        for (const [what, key, value] of steps) {
          if (what === 'set') {
            list.set(key, value);
            map.set(key, value);
          } else if (what === 'delete') expect(list.delete(key)).toBe(map.delete(key));
          else {
            list.clear();
            map.clear();
          }
          expect([...list]).toEqual([...map]);
          expect(list.size).toBe(map.size);
          for (const one of ['a', 'b', 'c', 'd'])
            expect([list.get(one), list.has(one)]).toEqual([map.get(one), map.has(one)]);
        }
      }),
    );
  });
});
