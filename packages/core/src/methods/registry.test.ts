import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_METHOD } from './default-method.ts';

const HTML = `<p>${'Some words that make a paragraph. '.repeat(9)}`;

/** The library as a program that has imported nothing else yet sees it; test files share their modules otherwise. */
beforeEach(() => vi.resetModules());

describe('the registry of methods', () => {
  it('knows the default method alone, and says how to get the others', async () => {
    const [{ extract }, { registeredMethods }] = [
      await import('../extract.ts'),
      await import('./registry.ts'),
    ];
    expect(registeredMethods().map(({ name }) => name)).toEqual([DEFAULT_METHOD]);
    expect(extract(HTML).method).toBe(DEFAULT_METHOD);
    const attempt = (): unknown => extract(HTML, { method: 'whole-body' });
    expect(attempt).toThrow(expect.objectContaining({ code: 'invalid-option', option: 'method' }));
    expect(attempt).toThrow("not 'whole-body'. Only fovea is loaded: add `import 'fovea/methods'`");
    expect(() => extract(HTML, { method: 'foeva' })).toThrow(
      "not 'foeva'. Did you mean 'fovea'? Only fovea is",
    );
  });

  it('knows all of them once they are imported, and names them', async () => {
    const [{ extract }, { findMethod }] = [await import('../extract.ts'), await import('./registry.ts')];
    const { methods } = await import('../entries/methods.ts');
    expect(methods().length).toBeGreaterThan(30);
    expect(methods()[0]!.name).toBe(DEFAULT_METHOD);
    expect(new Set(methods().map(({ name }) => name)).size).toBe(methods().length);
    for (const method of methods()) expect(findMethod(method.name)).toBe(method);
    expect(extract(HTML, { method: 'whole-body' }).method).toBe('whole-body');
    expect(() => extract(HTML, { method: 'nope' })).toThrow(/not 'nope'\. There are: fovea, .*cectd-ds/u);
  });
});
