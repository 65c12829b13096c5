import { InvalidOptionError } from '../errors.ts';
import { didYouMean } from '../option-tables/nearest-name.ts';
import { listed, refuse, shortened } from '../option-tables/refuse-value.ts';
import type { Method, MethodParameter, ParameterValue } from './method.ts';

/** The parameter for an option of a type; a union of strings lists its choices. */
export type ParameterOf<Value> = {
  readonly default: Value;
  readonly about: string;
} & ([Value] extends [string]
  ? string extends Value
    ? { readonly choices?: readonly string[] }
    : { readonly choices: readonly Value[] }
  : object);

/** A parameter for each option of a method. */
export type ParameterTable<Options extends object> = {
  readonly [Name in keyof Options]-?: ParameterOf<Options[Name]>;
};

/** Lists the parameters of a method from a complete table. */
export function listParameters<Options extends object>(
  table: ParameterTable<Options>,
): readonly MethodParameter[] {
  const rows: [string, Omit<MethodParameter, 'name'>][] = Object.entries(table);
  return rows.map(([name, row]) => ({ name, ...row }));
}

/** Checks the options given for a method and fills in its defaults. */
export function resolveParameters<Options extends object>(
  // With `select`, so that the options of a method are known at compile time; methods for sites have none.
  method: Pick<Method<Options>, 'name' | 'parameters' | 'presets'> & Partial<Pick<Method<Options>, 'select'>>,
  given: { readonly [Name in keyof Options]?: Options[Name] } = {},
): Options {
  const resolved: Record<string, ParameterValue> = {};
  for (const parameter of method.parameters) resolved[parameter.name] = parameter.default;
  Object.assign(resolved, presetOf(method, given));
  for (const [name, value] of Object.entries<unknown>(given)) {
    const parameter = method.parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) throw unknownParameter(method, name);
    if (value !== undefined) resolved[name] = checkValue(parameter, value);
  }
  return Object.freeze(resolved) as Options;
}

/** The options that the chosen preset stands for; a wrong name is refused with the other values. */
function presetOf({ presets }: Pick<Method, 'presets'>, given: { readonly preset?: unknown }): object {
  const { preset } = given;
  return presets !== undefined && typeof preset === 'string' && Object.hasOwn(presets, preset)
    ? presets[preset]!
    : {};
}

function unknownParameter(
  { name: method, parameters }: Pick<Method, 'name' | 'parameters'>,
  name: string,
): InvalidOptionError {
  const known = parameters.map((parameter) => parameter.name);
  const all = known.length === 0 ? ' It has none.' : ` There are: ${known.join(', ')}.`;
  const hint = didYouMean(name, known) || all;
  return new InvalidOptionError(
    `methodOptions.${shortened(name)}`,
    `is no parameter of method ${method}.${hint}`,
  );
}

function checkValue({ name, default: standard, choices }: MethodParameter, value: unknown): ParameterValue {
  const option = `methodOptions.${name}`;
  if (choices !== undefined && !choices.includes(value as string)) {
    throw refuse(option, listed(choices), value, didYouMean(value, choices));
  }
  if (typeof value !== typeof standard || Number.isNaN(value))
    throw refuse(option, `a ${typeof standard}`, value);
  return value as ParameterValue;
}
