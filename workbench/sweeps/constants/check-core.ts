import { optionDefault } from '../../papers/sweeps/option-defaults.ts';
import { checkConstants } from './check-constants.ts';
import { readConstants, textOf } from './read-constants.ts';
import { readRows } from './read-rows.ts';

/** The number of constants in core, and the problems with their sources. */
export function checkCore(): { readonly count: number; readonly problems: readonly string[] } {
  const constants = readConstants().map((constant) => ({ constant, text: textOf(constant) }));
  const problems = checkConstants(constants, readRows(), (id) => {
    const [method, name] = id.split('.');
    return optionDefault(method!, name!);
  });
  return { count: constants.length, problems };
}
