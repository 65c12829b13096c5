import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FoveaError, InvalidOptionError } from '../errors.ts';
import { extract } from '../extract.ts';
import { fovea } from '../methods/fovea/fovea.ts';
import '../methods/all-methods.ts';
import type { Method } from '../methods/method.ts';
import type { Option } from '../option-tables/option.ts';
import type { DomDocument } from '../page/dom.ts';
import { pageFromDom, readDom } from '../page/from-dom.ts';
import { pageFromSnapshot } from '../page/from-snapshot.ts';
import { DEFAULT_LIMITS } from '../page/limits.ts';
import { smallSnapshot } from '../page/snapshot.cases.ts';
import { parsePage } from '../parse-page.ts';
import { isReadable } from '../readable/is-readable.ts';
import { OPTIONS } from './described-options.ts';
import type { ExtractOptions } from './extract-options.ts';
import { resolveOptions } from './resolve-options.ts';

/** For what is wrong by its type, as a caller without types would give it. */
const untyped = (options: unknown): ExtractOptions => options as ExtractOptions;
const resolve = (options: unknown): unknown => resolveOptions(untyped(options));
const messageOf = (options: unknown): string => {
  try {
    resolve(options);
  } catch (error) {
    return error instanceof FoveaError && error.code === 'invalid-option'
      ? error.message
      : `not ours: ${error}`;
  }
  return 'no error';
};

/** Values of every kind that JavaScript has, right for some options and wrong for most. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  42,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  '',
  'word',
  'p >',
  Symbol('s'),
  () => true,
  [],
  [null],
  [42],
  [-1],
  ['word'],
  ['p >'],
  [[]],
  new Array(2),
  {},
  { word: 1 },
  new Map(),
  new Date(0),
];

/** Which of them each kind of option takes. */
const ACCEPTS: Readonly<Record<Option['kind'], (value: unknown) => boolean>> = {
  flag: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  count: (value) => value === 42 || value === Number.POSITIVE_INFINITY,
  name: (value) => value === 0 || value === 42 || (typeof value === 'string' && value !== ''),
  function: (value) => typeof value === 'function',
  choice: () => false,
  choices: (value) => Array.isArray(value) && value.length === 0,
  selectors: (value) =>
    value === 'word' || (Array.isArray(value) && (value.length === 0 || value[0] === 'word')),
  nodes: (value) => Array.isArray(value) && (value.length === 0 || value[0] === 42),
  numbers: (value) => isPlain(value) && Object.keys(value as object).length === 0,
  method: () => false,
  parameters: (value) => isPlain(value) && Object.keys(value as object).length === 0,
  site: () => false,
  rules: (value) => Array.isArray(value) && value.length === 0,
};

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe('every option of the table', () => {
  it.each(OPTIONS.map((option) => [option.name, option] as const))(
    '%s takes only its kind',
    (name, option) => {
      for (const value of VALUES) {
        const message = messageOf({ [name]: value });
        const isTaken = ACCEPTS[option.kind](value);
        if (isTaken) expect(message, `${name} ${describeValue(value)}`).toBe('no error');
        else
          expect(message, `${name} ${describeValue(value)}`).toMatch(new RegExp(`^Option ${name}\\W`, 'u'));
      }
    },
  );

  it.each(OPTIONS.map((option) => [option.name, option] as const))('%s says what it is', (name, option) => {
    expect(option.about).toMatch(/^[\p{Ll}`].*[^.]$/u);
    expect(option.since).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(resolveOptions()).toHaveProperty(name);
    // The table is data, for schemas and tables that are made from it.
    expect(JSON.parse(JSON.stringify(option))).toEqual(option);
    expect(messageOf({ [name]: undefined })).toBe('no error');
    if (option.default !== null) expect(resolve({ [name]: option.default })).toEqual(resolveOptions());
  });
});

function describeValue(value: unknown): string {
  return typeof value === 'symbol' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

describe('messages', () => {
  it.each([
    [{ fromats: ['html'] }, "Option fromats does not exist. Did you mean 'formats'?"],
    [{ include_links: true }, 'Option include_links does not exist. There are: url, charset, method'],
    [
      { formats: ['mkd'] },
      "Option formats[0] must be 'html', 'markdown', 'text', 'blocks', 'tei', 'chunks' or 'sections', not 'mkd'.",
    ],
    [{ formats: ['html', 'blok'] }, "not 'blok'. Did you mean 'blocks'?"],
    [
      { formats: 'markdown' },
      "Option formats must be a list of 'html', 'markdown', 'text', 'blocks', 'tei', 'chunks' or 'sections', not 'markdown'.",
    ],
    [{ method: 42 }, 'Option method must be the name of a method, or a method, not 42.'],
    [{ method: 'cetd' }, "Option method must be the name of a method, not 'cetd'. Did you mean 'cetr'?"],
    [{ method: 'nothing like it' }, "not 'nothing like it'. There are: fovea, cectd-ds"],
    [{ method: { name: 'mine' } }, 'A method has name, about, needs, parameters and select.'],
    [{ include: 5 }, 'Option include must be a CSS selector of the common kinds, or a list of them, not 5.'],
    [{ exclude: ['p', 'a['] }, "Option exclude[1] must be a CSS selector of the common kinds, not 'a['."],
    [{ limits: { maxNodes: -1 } }, 'Option limits.maxNodes must be a whole number from 1 up, not -1.'],
    [
      { chunks: { maxTokens: 64, overlap: 33 } },
      'Option chunks.overlap must be at most half of chunks.maxTokens, not 33.',
    ],
    [{ maxTokens: 0 }, 'Option maxTokens must be a whole number from 1 up, not 0.'],
    [{ section: -1 }, 'Option section must be a string or a number, not -1.'],
    [{ limits: { maxNode: 1 } }, "Option limits has no 'maxNode'. Did you mean 'maxNodes'?"],
    [{ limits: { maxDepth: null } }, 'Option limits.maxDepth must be a whole number from 1 up, not null.'],
    [{ url: null }, 'Option url must be a string, not null.'],
    [
      { focus: 'recal' },
      "Option focus must be 'precision', 'balanced' or 'recall', not 'recal'. Did you mean 'recall'?",
    ],
    [{ links: 'none' }, "Option links must be 'keep', 'text' or 'drop', not 'none'."],
    [{ images: 'dorp' }, "Option images must be 'keep' or 'drop', not 'dorp'. Did you mean 'drop'?"],
    [{ focus: 'recall', method: 'gce' }, 'Option focus is not supported by method gce.'],
    [
      { title: 'keep', methodOptions: { title: 'drop' } },
      "Option title is 'keep', but 'drop' among the parameters of the method.",
    ],
    [
      { method: 'gce', methodOptions: { gridRow: 3 } },
      "Option methodOptions.gridRow is no parameter of method gce. Did you mean 'gridRows'?",
    ],
    [
      { method: 'gce', methodOptions: { gridRows: '3' } },
      "Option methodOptions.gridRows must be a number, not '3'.",
    ],
    [
      { method: 'whole-body', methodOptions: { a: 1 } },
      'Option methodOptions.a is no parameter of method whole-body. It has none.',
    ],
    [{ rules: [{}] }, 'Option rules[0] must be an object with a function `applies`, not an object.'],
    [{ rules: [{ applies() {}, exlude: '.a' }] }, "Option rules[0] has 'exlude'. Did you mean 'exclude'?"],
    [
      { rules: [{ applies() {}, include: '(' }] },
      "Option rules[0].include must be a CSS selector of the common kinds, not '('.",
    ],
    [{ rules: [{ applies() {}, metadata: 1 }] }, 'Option rules[0].metadata must be a function, not 1.'],
    [
      { url: 'x'.repeat(10_000), charset: ['y'.repeat(10_000)] },
      'Option charset must be a string, not a list.',
    ],
    [{ focus: 'z'.repeat(10_000) }, `not '${'z'.repeat(40)}…'.`],
    [{ ['z'.repeat(10_000)]: 1 }, `Option ${'z'.repeat(40)}… does not exist. There are: url`],
    [JSON.parse('{"__proto__": 1}'), 'Option __proto__ does not exist.'],
    ['markdown', "The options must be an object, not 'markdown'."],
    [null, 'The options must be an object, not null.'],
    [[], 'The options must be an object, not a list.'],
  ])('%j', (options, message) => {
    const got = messageOf(options);
    expect(got).toContain(message);
    expect(got.length).toBeLessThan(500);
    // A library does not know how it was called.
    expect(got).not.toContain('--');
  });

  it('tell the option apart from what is wrong with it', () => {
    const error = new InvalidOptionError('limits.maxNodes', 'must be a number.');
    expect(error).toMatchObject({
      option: 'limits.maxNodes',
      problem: 'must be a number.',
      code: 'invalid-option',
    });
    expect(error.message).toBe('Option limits.maxNodes must be a number.');
  });
});

describe('resolveOptions', () => {
  it('fills in every default', () => {
    expect(resolveOptions()).toEqual({
      url: null,
      charset: null,
      method: fovea,
      methodOptions: { focus: 'balanced', title: 'drop', comments: 'auto', policy: 'default' },
      focus: 'balanced',
      title: 'drop',
      comments: 'auto',
      links: 'keep',
      images: 'keep',
      tables: 'keep',
      captions: 'auto',
      metadata: 'keep',
      formats: ['html', 'markdown', 'text'],
      section: null,
      site: null,
      query: null,
      maxTokens: null,
      chunks: { maxTokens: 512, overlap: 0 },
      countTokens: null,
      include: [],
      exclude: [],
      restore: [],
      remove: [],
      rules: [],
      posts: false,
      explain: false,
      limits: DEFAULT_LIMITS,
    });
  });

  it('takes short names of formats', () => {
    expect(resolveOptions({ formats: ['md', 'txt'] }).formats).toEqual(['markdown', 'text']);
    expect(extract('<p>word</p>', { formats: ['md'] }).markdown).toBe('word');
  });

  it('gives wishes to a method that listens, from either side', () => {
    for (const options of [{ focus: 'recall' }, { methodOptions: { focus: 'recall' } }] as const) {
      expect(resolveOptions(options).methodOptions).toMatchObject({ focus: 'recall', title: 'drop' });
    }
    expect(resolveOptions({ focus: 'balanced', method: 'gce' }).method.name).toBe('gce');
    expect(resolveOptions({ title: 'keep', methodOptions: { title: 'keep' } }).title).toBe('keep');
    expect(resolveOptions({ title: 'auto', method: 'gce' }).title).toBe('auto');
  });

  it('leaves what the caller gave alone', () => {
    const rule = Object.freeze({ applies: () => true, include: 'p' });
    const options = { formats: ['md' as const], rules: [rule], limits: { maxNodes: 9 } };
    const resolved = resolveOptions(options);
    expect(options).toEqual({ formats: ['md'], rules: [rule], limits: { maxNodes: 9 } });
    expect(Object.isFrozen(options.formats)).toBe(false);
    expect(resolved.rules[0]?.rule).toBe(rule);
    expect(resolved.limits).toEqual({ ...DEFAULT_LIMITS, maxNodes: 9 });
  });

  it('reads every page within the least limits', () => {
    const html = '<p id=a class=b>one <b>two</b></p>'.repeat(20);
    for (const option of OPTIONS) {
      if (option.kind !== 'numbers') continue;
      for (const { name, least } of option.fields) {
        // A chunk may repeat no more than half of it.
        const most = name === 'overlap' ? least : Number.POSITIVE_INFINITY;
        for (const value of [least, most]) {
          expect(typeof extract(html, { [option.name]: { [name]: value } }).text).toBe('string');
        }
      }
    }
  });
});

describe('other doors', () => {
  it('refuse what they do not know', () => {
    expect(() => parsePage('', untyped({ urll: 'x' }))).toThrow(
      "Option urll does not exist. Did you mean 'url'?",
    );
    expect(() => parsePage('', untyped({ formats: [] }))).toThrow('There are: url, charset, limits.');
    const document = { nodeType: 9 } as DomDocument;
    expect(() => readDom(document, { limits: { maxNodes: -1 } })).toThrow(
      'Option limits.maxNodes must be a whole number',
    );
    expect(() => pageFromDom(document, untyped({ uri: 'x' }))).toThrow(
      "Option uri does not exist. Did you mean 'url'?",
    );
    expect(() => pageFromSnapshot(smallSnapshot(), untyped({ isSond: true }))).toThrow(
      "Did you mean 'isSound'?",
    );
    expect(() => isReadable('', { minWords: -1 })).toThrow(
      'Option minWords must be a number from 0 up, not -1.',
    );
    expect(() => isReadable('', untyped({ minWord: 1 }))).toThrow("Did you mean 'minWords'?");
  });
});

describe('whatever is given', () => {
  const value = fc.oneof(
    fc.constantFrom(...VALUES),
    fc.anything(),
    fc.constantFrom('md', 'keep', 'drop', 'gce', 'recall'),
  );
  const entry = fc.tuple(fc.oneof(fc.constantFrom(...OPTIONS.map(({ name }) => name)), fc.string()), value);
  const isDeepFrozen = (part: unknown): boolean =>
    !Array.isArray(part) || (Object.isFrozen(part) && part.every((item) => isDeepFrozen(item)));

  it('is refused as an invalid option, or comes out frozen and complete', () => {
    const names = OPTIONS.map(({ name }) => name).toSorted();
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        const options = Object.fromEntries(entries);
        try {
          const resolved = resolveOptions(untyped(options));
          outcomes.add('taken');
          expect(Object.keys(resolved).toSorted()).toEqual(names);
          expect(Object.values(resolved)).not.toContain(undefined);
          expect(Object.isFrozen(resolved)).toBe(true);
          expect([resolved.limits, resolved.methodOptions].every(Object.isFrozen)).toBe(true);
          expect(Object.values(resolved).every(isDeepFrozen)).toBe(true);
        } catch (error) {
          if (!(error instanceof FoveaError)) throw error;
          outcomes.add('refused');
          expect(error.code).toBe('invalid-option');
        }
      }),
      { seed: 16, numRuns: 1000 },
    );
    expect([...outcomes].toSorted()).toEqual(['refused', 'taken']);
  });
});

describe('types', () => {
  it('check the options of the method that is named', () => {
    // Never called: the compiler is the judge.
    const compiled = (): void => {
      extract('', { method: 'gce', methodOptions: { gridRows: 3, preset: 'code' } });
      extract('', { methodOptions: { focus: 'recall', policy: 'any' } });
      extract('', { focus: 'recall', formats: ['md'] });
      // @ts-expect-error: there is no such parameter
      extract('', { method: 'gce', methodOptions: { gridRow: 3 } });
      // @ts-expect-error: it is a number
      extract('', { method: 'gce', methodOptions: { gridRows: '3' } });
      // @ts-expect-error: it has no such preset
      extract('', { method: 'gce', methodOptions: { preset: 'poetry' } });
      // @ts-expect-error: the default method has no grid
      extract('', { methodOptions: { gridRows: 3 } });
      // @ts-expect-error: there is no such focus
      extract('', { focus: 'sharp' });
      // @ts-expect-error: pictures have no text
      extract('', { images: 'text' });
      const mine: Method<{ readonly depth: number }> = {
        ...fovea,
        name: 'mine',
        select: () => null as never,
      };
      extract('', { method: mine, methodOptions: { depth: 3 } });
      // @ts-expect-error: that is not a parameter of it
      extract('', { method: mine, methodOptions: { width: 3 } });
      // A name that is only known later is checked when it is.
      extract('', { method: String('gce'), methodOptions: { gridRows: 3 } });
    };
    expect(compiled).toBeTypeOf('function');
  });
});
