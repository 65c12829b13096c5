import type { Method, MethodOptions } from 'fovea';
import { methods } from 'fovea/methods';
import { comparatorNamed } from '../../comparators/registry.ts';

/** A method with some of its options set. */
export interface MethodVariant {
  readonly method: Method;
  readonly options: MethodOptions;
}

/** The method of a name such as `dsc`, or `dsc?window=50&words=space` with options; throws an Error that says what is wrong. */
export function variantNamed(name: string): MethodVariant {
  const at = name.indexOf('?');
  const own = at === -1 ? name : name.slice(0, at);
  const method = methods().find(({ name }) => name === own) ?? comparatorNamed(own)?.method;
  if (method === undefined) throw new Error(`Fovea has no method ${own}.`);
  const options: Record<string, string | number | boolean> = {};
  if (at !== -1)
    for (const [key, text] of new URLSearchParams(name.slice(at + 1)))
      options[key] = parsedValue(method, key, text);
  return { method, options };
}

/** The name of a method with options, as `variantNamed` reads it. */
export function variantName(method: string, options: MethodOptions): string {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return pairs.length === 0 ? method : `${method}?${pairs.join('&')}`;
}

function parsedValue({ name, parameters }: Method, key: string, text: string): string | number | boolean {
  const parameter = parameters.find((one) => one.name === key);
  if (parameter === undefined) throw new Error(`Method ${name} has no option '${key}'.`);
  if (typeof parameter.default === 'number') {
    const value = Number(text);
    if (text === '' || Number.isNaN(value))
      throw new Error(`${name}: '${key}' wants a number, not '${text}'.`);
    return value;
  }
  if (typeof parameter.default !== 'boolean') return text;
  if (text !== 'true' && text !== 'false')
    throw new Error(`${name}: '${key}' is true or false, not '${text}'.`);
  return text === 'true';
}
