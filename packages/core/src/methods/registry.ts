import { FoveaError } from '../errors.ts';
import { cectdDs } from './cetd/cectd-ds.ts';
import type { Method } from './method.ts';
import { semanticMarkup } from './semantic-markup/semantic-markup.ts';
import { wholeBody } from './whole-body/whole-body.ts';

/** The method that is used when none is named. */
export const DEFAULT_METHOD = 'cectd-ds';

/** Every built-in method, the default first. */
const METHODS: readonly Method[] = [cectdDs, semanticMarkup, wholeBody];

/** The built-in methods. */
export function methods(): readonly Method[] {
  return METHODS;
}

/** The method of that name; throws a `FoveaError` that lists the names there are. */
export function findMethod(name: string): Method {
  const method = METHODS.find((candidate) => candidate.name === name);
  if (method !== undefined) return method;
  const names = METHODS.map((candidate) => candidate.name).join(', ');
  throw new FoveaError('unknown-method', `There is no method '${name}'. There are: ${names}.`);
}
