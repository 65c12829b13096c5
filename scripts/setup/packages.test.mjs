import { describe, expect, it } from 'vitest';
import { holdsAll } from './packages.mjs';

const LOCK = {
  packages: {
    '': { version: '0.0.1' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/a-for-another-machine': { version: '1.0.0', optional: true },
  },
};
const installed = (a) => ({
  packages: { 'node_modules/a': a },
});

describe('holdsAll', () => {
  it('accepts the packages of this machine', () => {
    expect(holdsAll(installed({ version: '1.0.0', integrity: 'x' }), LOCK)).toBe(true);
  });

  it('requires every package, in its version and as published', () => {
    expect(holdsAll({ packages: {} }, LOCK)).toBe(false);
    expect(holdsAll(installed({ version: '1.0.1', integrity: 'x' }), LOCK)).toBe(false);
    expect(holdsAll(installed({ version: '1.0.0', integrity: 'y' }), LOCK)).toBe(false);
  });
});
