import { DEFAULT_METHOD } from 'fovea';
import { methods } from 'fovea/methods';
import { describe, expect, it } from 'vitest';
import { chooseSystems, systemNamed } from './choose-systems.ts';

describe('chooseSystems', () => {
  it('takes every method that needs no layout, and no peer, by default', async () => {
    const { systems } = await chooseSystems({ methods: 'default', peers: [] });
    const expected = methods().filter(({ needs }) => !needs.includes('layout'));
    expect(systems.map(({ label }) => label)).toEqual(expected.map(({ name }) => `fovea:${name}`));
  });

  it('takes earlier versions with the others', async () => {
    const { systems } = await chooseSystems({
      methods: [DEFAULT_METHOD, `${DEFAULT_METHOD}@0.0.1`],
      peers: [],
    });
    expect(systems.map(({ label, isPast }) => [label, isPast === true])).toEqual([
      [`fovea:${DEFAULT_METHOD}`, false],
      [`fovea:${DEFAULT_METHOD}@0.0.1`, true],
    ]);
  });

  it('says which names there are', async () => {
    await expect(chooseSystems({ methods: ['nope'], peers: [] })).rejects.toThrow(`fovea:${DEFAULT_METHOD}`);
  });
});

describe('systemNamed', () => {
  it('knows the present version by its number too', async () => {
    const now = await systemNamed(DEFAULT_METHOD);
    expect(await systemNamed(`${DEFAULT_METHOD}@${now.version}`)).toMatchObject({ label: now.label });
    expect((await systemNamed(`${DEFAULT_METHOD}@${now.version}`)).isPast).toBeUndefined();
  });
});
