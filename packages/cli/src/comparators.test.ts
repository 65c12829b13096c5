import type { Method } from 'fovea';
import { resolveOptions } from 'fovea';
import { describe, expect, it } from 'vitest';
import { COMPARATORS, comparatorNamed, NO_COMPARATORS, refuseComparator } from './comparators.ts';
import { givenOptions } from './given-options.ts';
import { PAGE_OPTIONS } from './option-flags.ts';

const method: Method = {
  name: 'somebody-else',
  about: '',
  needs: [],
  parameters: [{ name: 'share', default: 0.5, about: '' }],
  select: () => ({ roots: [0], removed: [], reasons: [] }),
};

describe('comparators', () => {
  it('are methods by name where they are known, with options in the types of their own', async () => {
    const source = { method: async () => method, shapes: async () => () => [] };
    expect(await comparatorNamed('dsc', source)).toBeUndefined();
    expect(await comparatorNamed(undefined, source)).toBeUndefined();
    for (const name of COMPARATORS) expect(await comparatorNamed(name, source)).toBe(method);
    const given = givenOptions({ method: method.name, option: ['share=0.25'] }, PAGE_OPTIONS, method);
    expect(resolveOptions(given)).toMatchObject({ method, methodOptions: { share: 0.25 } });
  });

  it('are meant by names like theirs', async () => {
    const refused = (name: string) => expect(comparatorNamed(name, NO_COMPARATORS)).rejects;
    await refused('web2txt').toMatchObject({
      code: 'usage',
      message: "--method must be the name of a method, not 'web2txt'. Did you mean 'web2text'?",
    });
    await refused('boilernet-hash').toThrow("Did you mean 'boilernet-hashed'?");
    await refused('nothing like it').toThrow(
      /There are: fovea, .*; and as comparators, .*: web2text, .*vips\.$/u,
    );
    // The library answers for its own, with the name of its option.
    expect(await comparatorNamed('foveaa', NO_COMPARATORS)).toBeUndefined();
    expect(await comparatorNamed('dsc', NO_COMPARATORS)).toBeUndefined();
  });

  it('are elsewhere for the installed command', async () => {
    await expect(NO_COMPARATORS.method('vips')).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('npm run fovea -- --method vips'),
    });
    await expect(NO_COMPARATORS.shapes('vips')).rejects.toThrow('look --overlay vips');
    expect(() => refuseComparator('dsc')).not.toThrow();
    for (const name of COMPARATORS)
      expect(() => refuseComparator(name)).toThrow(
        new RegExp(
          `processes of batch know only .* PAGE --method ${name} .* bench -- --methods ${name} `,
          'u',
        ),
      );
  });
});
