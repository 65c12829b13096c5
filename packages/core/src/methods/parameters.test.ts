import { describe, expect, it } from 'vitest';
import { InvalidOptionError } from '../errors.ts';
import { methods } from './all-methods.ts';
import { dsc } from './dsc/dsc.ts';
import type { MethodOptions } from './method.ts';
import type { MethodName } from './options-by-name.ts';
import { resolveParameters } from './parameters.ts';
import { semanticMarkup } from './semantic-markup/semantic-markup.ts';

describe('resolveParameters', () => {
  it('fills in the defaults', () => {
    expect(resolveParameters(semanticMarkup, { mode: 'all' })).toEqual({ mode: 'all', tag: 'auto' });
  });

  it.each<[MethodOptions, string]>([
    [{ mdoe: 'all' }, "methodOptions.mdoe is no parameter of method semantic-markup. Did you mean 'mode'?"],
    [{ other: 1 }, 'methodOptions.other is no parameter of method semantic-markup. There are: mode, tag.'],
    [{ mode: 'al' }, "methodOptions.mode must be 'first' or 'all', not 'al'. Did you mean 'all'?"],
    [{ mode: 1 }, "methodOptions.mode must be 'first' or 'all', not 1."],
  ])('refuses %j and says what would be right', (given, message) => {
    expect(() => resolveParameters(semanticMarkup, given as object)).toThrow(
      new InvalidOptionError(...split(message)),
    );
  });

  it('takes every default and refuses values of other types, for all methods', () => {
    for (const method of methods()) {
      for (const { name, default: standard } of method.parameters) {
        expect(resolveParameters(method, { [name]: standard }), `${method.name} ${name}`).toEqual(
          resolveParameters(method),
        );
        for (const wrong of [Number.NaN, null, [], {}, typeof standard === 'string' ? 1 : 'word']) {
          expect(
            () => resolveParameters(method, { [name]: wrong }),
            `${method.name} ${name} ${String(wrong)}`,
          ).toThrow(`Option methodOptions.${name} must be`);
        }
      }
    }
  });
});

describe('presets', () => {
  it('stand for options that were not given', () => {
    const own = resolveParameters(dsc);
    expect(resolveParameters(dsc, { preset: 'tuned' })).toEqual(own);
    const paper = resolveParameters(dsc, { preset: 'paper' });
    expect(paper).toEqual({ ...own, preset: 'paper', window: 50, adaptiveWindow: false, words: 'space' });
    expect(resolveParameters(dsc, { window: 30, preset: 'paper' })).toEqual({ ...paper, window: 30 });
    for (const preset of ['papers', 'toString'])
      expect(() => resolveParameters(dsc, { preset } as object)).toThrow("must be 'tuned' or 'paper'");
  });

  it('set options that their methods have', () => {
    const withPresets = methods().filter(({ presets }) => presets !== undefined);
    expect(withPresets.length).toBeGreaterThan(10);
    for (const { presets, parameters, name } of withPresets)
      for (const options of Object.values(presets!))
        for (const [option, value] of Object.entries(options)) {
          const parameter = parameters.find((one) => one.name === option);
          expect(typeof value, `${name} ${option}`).toBe(typeof parameter?.default);
        }
  });
});

describe('the types of options by method', () => {
  it('are there for exactly the methods that there are', () => {
    const names: Readonly<Record<MethodName, true>> = {
      fovea: true,
      'cectd-ds': true,
      'semantic-markup': true,
      'whole-body': true,
      dana: true,
      danag: true,
      addanag: true,
      bte: true,
      dsc: true,
      ccb: true,
      'accb-40': true,
      'tccb-18': true,
      'tccb-25': true,
      density: true,
      cetr: true,
      r4: true,
      'cetd-ds': true,
      'cectd-s': true,
      wlr: true,
      'lqf-25': true,
      'lqf-50': true,
      'lqf-75': true,
      fe: true,
      kfe: true,
      'boilerpipe-default': true,
      'boilerpipe-article': true,
      'boilerpipe-largest': true,
      'dom-distiller': true,
      gce: true,
      'layout-analysis': true,
      'semantic-markup-zones': true,
      'cehtd-ds': true,
    };
    expect(methods().map(({ name }) => name)).toEqual(Object.keys(names));
  });
});

/** The option that a message is about, and the rest of it. */
function split(message: string): [string, string] {
  const end = message.indexOf(' ');
  return [message.slice(0, end), message.slice(end + 1)];
}
