import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('takes all methods and no peers by default', () => {
    expect(readOptions([])).toMatchObject({
      mode: 'run',
      methods: 'default',
      peers: [],
      datasets: 'default',
      pages: null,
      timeoutMs: 20_000,
      useCache: true,
    });
  });

  it('reads lists and numbers', () => {
    const options = readOptions(['--methods', 'bte, dana', '--peers', 'all', '--pages', '5', '--no-cache']);
    expect(options).toMatchObject({ methods: ['bte', 'dana'], peers: 'all', pages: 5, useCache: false });
    expect(options).not.toHaveProperty('languages');
    expect(options.pagesPerLanguage).toBe(0);
    expect(readOptions(['--pages', '5', '--per-language', '7'])).toMatchObject({ pagesPerLanguage: 7 });
    expect(readOptions(['--languages', 'zh, ja'])).toMatchObject({ languages: ['zh', 'ja'] });
  });

  it('reads the two systems of a diff', () => {
    const options = readOptions(['diff', 'bte', 'dana@0.1', '--dataset', 'wcxb', '--metric', 'wcxb']);
    expect(options).toMatchObject({
      mode: 'diff',
      pair: ['bte', 'dana@0.1'],
      datasets: ['wcxb'],
      metrics: ['wcxb'],
      out: 'out/diff',
    });
  });

  it('reads questions about the fate of texts', () => {
    expect(readOptions(['--causes', '--passes', '--pages', '9'])).toMatchObject({
      mode: 'fates',
      questions: ['passes', 'causes'],
      pages: 9,
      out: 'docs/results',
    });
    expect(readOptions(['--passes', '--out', 'out/x'])).toMatchObject({
      questions: ['passes'],
      out: 'out/x',
    });
  });

  it('says what is wrong', () => {
    expect(() => readOptions(['diff', 'bte'])).toThrow('two systems');
    expect(() => readOptions(['measure'])).toThrow("no command 'measure'");
    expect(() => readOptions(['--jobs', '0'])).toThrow('--jobs');
  });
});
