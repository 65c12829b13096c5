import type { Method, MethodOptions, MethodParameter } from './method.ts';

/** Whose constants a method uses. */
export type ConstantsPreset = 'tuned' | 'paper';

/** Options of a method whose constants deviate from its paper. */
export type WithPreset<Options> = Options & { readonly preset: ConstantsPreset };

const PRESET: MethodParameter = {
  name: 'preset',
  default: 'tuned',
  about:
    'Constants chosen on labelled pages, or those by which its paper is described; other options override both.',
  choices: ['tuned', 'paper'],
};

/** The method with an option `preset`, whose value `paper` stands for these options. */
export function withPaperPreset<Options extends object>(
  method: Method<Options>,
  paper: { readonly [Name in keyof Options]?: Options[Name] },
): Method<WithPreset<Options>> {
  return {
    ...method,
    parameters: [...method.parameters, PRESET],
    presets: { tuned: {}, paper: paper as MethodOptions },
  };
}
