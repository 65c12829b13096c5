import { describe, expect, it } from 'vitest';
import { countKept } from './count-kept.ts';

describe('countKept', () => {
  it('counts strings whatever stands between their letters', () => {
    expect(countKept(['200 g Mehl', '½ TL Salz'], ['- 200 g [Mehl](/m)', 'x'])).toEqual({
      wanted: 2,
      found: 1,
    });
    expect(countKept(['200 g Mehl', '½ TL Salz'], ['- **200 g** Mehl', '1⁄2 TL: salz'])).toEqual({
      wanted: 2,
      found: 2,
    });
  });

  it('looks into each output by itself', () => {
    expect(countKept(['ab'], ['a', 'b'])).toEqual({ wanted: 1, found: 0 });
    expect(countKept(['ab'], ['x', 'a b'])).toEqual({ wanted: 1, found: 1 });
  });

  it('leaves out strings without letters', () => {
    expect(countKept(['–', ''], ['x'])).toEqual({ wanted: 0, found: 0 });
  });
});
