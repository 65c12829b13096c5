import { DEFAULT_METHOD } from 'fovea';
import { describe, expect, it } from 'vitest';
import { foldsDigest } from '../../train/cross-fit.ts';
import { foveaMethod, foveaVersion } from './fovea-methods.ts';

describe('the version of a method', () => {
  it('is that of the package, and of the networks of the folds where these are measured', async () => {
    expect(await foveaMethod('dsc').version()).toBe(foveaVersion());
    expect(await foveaMethod(DEFAULT_METHOD).version()).toBe(`${foveaVersion()}.${foldsDigest()}`);
  });
});
