import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { DEFAULT_METHOD } from './default-method.ts';
import { findMethod, registeredMethods } from './registry.ts';

const HTML = `<p>${'Some words that make a paragraph. '.repeat(9)}`;

describe('the registry of methods', () => {
  it('knows the default method alone, and says how to get the others', () => {
    expect(registeredMethods().map(({ name }) => name)).toEqual([DEFAULT_METHOD]);
    expect(extract(HTML).method).toBe(DEFAULT_METHOD);
    const attempt = (): unknown => extract(HTML, { method: 'whole-body' });
    expect(attempt).toThrow(expect.objectContaining({ code: 'invalid-option', option: 'method' }));
    expect(attempt).toThrow("not 'whole-body'. Only fovea is loaded: add `import 'fovea/methods'`");
  });

  it('knows all of them once they are imported, and names them', async () => {
    const { methods } = await import('../entries/methods.ts');
    expect(methods().length).toBeGreaterThan(30);
    expect(methods()[0]!.name).toBe(DEFAULT_METHOD);
    expect(new Set(methods().map(({ name }) => name)).size).toBe(methods().length);
    for (const method of methods()) expect(findMethod(method.name)).toBe(method);
    expect(extract(HTML, { method: 'whole-body' }).method).toBe('whole-body');
    expect(() => extract(HTML, { method: 'nope' })).toThrow(/not 'nope'\. There are: fovea, .*cectd-ds/u);
  });
});
