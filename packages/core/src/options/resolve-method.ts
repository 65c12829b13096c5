import { InvalidOptionError } from '../errors.ts';
import { DEFAULT_METHOD } from '../methods/default-method.ts';
import type { Method } from '../methods/method.ts';
import { resolveParameters } from '../methods/parameters.ts';
import { findMethod, registeredMethods } from '../methods/registry.ts';
import { WISHES, type Wishes } from '../methods/wishes.ts';
import { isRecord, nearestOf } from '../option-tables/check-value.ts';
import { didYouMean } from '../option-tables/nearest-name.ts';
import { refuse, shown } from '../option-tables/refuse-value.ts';

/** Resolves a method from its name, or from itself. */
export function resolveMethod(option: string, value: unknown): Method {
  if (isMethod(value)) return value;
  if (typeof value !== 'string') {
    const hint = isRecord(value) ? ' A method has name, about, needs, parameters and select.' : '';
    throw refuse(option, 'the name of a method, or a method', value, hint);
  }
  const found = findMethod(value);
  if (found !== undefined) return found;
  throw refuse(option, 'the name of a method', value, otherNames(value));
}

/** What might have been meant; most methods have no name until they are imported. */
function otherNames(value: string): string {
  const names = registeredMethods().map(({ name }) => name);
  if (names.length > 1) return nearestOf(value, names);
  const others = ` Only ${DEFAULT_METHOD} is loaded: add \`import 'fovea/methods'\` for the other built-in ones.`;
  return didYouMean(value, names) + others;
}

function isMethod(value: unknown): value is Method {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['select'] === 'function' &&
    Array.isArray(value['needs']) &&
    Array.isArray(value['parameters'])
  );
}

function supports({ parameters }: Method, wish: keyof Wishes): boolean {
  return parameters.some(({ name }) => name === wish);
}

/**
 * Resolves every parameter of a method. Wishes become parameters of the same name; one that the method does not
 * support, or that its own options contradict, is an error.
 */
export function resolveMethodOptions(method: Method, own: unknown, wishes: Wishes): object {
  if (!isRecord(own)) throw refuse('methodOptions', 'an object', own);
  const given = { ...own };
  for (const { name, default: standard } of Object.values(WISHES)) {
    const wanted = wishes[name];
    if (wanted === standard) continue;
    // A method without a wish for it decides as it does.
    if (wanted === 'auto' && !supports(method, name)) continue;
    if (!supports(method, name)) {
      throw new InvalidOptionError(name, `is not supported by method ${method.name}.`);
    }
    const other = given[name] ?? wanted;
    if (other !== wanted) {
      throw new InvalidOptionError(
        name,
        `is ${shown(wanted)}, but ${shown(other)} among the parameters of the method.`,
      );
    }
    given[name] = wanted;
  }
  return resolveParameters(method, given);
}
