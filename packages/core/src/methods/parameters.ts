import { FoveaError } from '../errors.ts';
import type { Method, MethodOptions, MethodParameter } from './method.ts';

/** The options given for a method, checked, with the method's defaults for the rest. */
export function resolveParameters(method: Method, given: MethodOptions = {}): MethodOptions {
  const resolved: Record<string, string | number | boolean> = {};
  for (const parameter of method.parameters) resolved[parameter.name] = parameter.default;
  for (const [name, value] of Object.entries(given)) {
    const parameter = method.parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) throw unknownParameter(method, name);
    checkValue(method, parameter, value);
    resolved[name] = value;
  }
  return resolved;
}

function unknownParameter(method: Method, name: string): FoveaError {
  const known = method.parameters.map((parameter) => parameter.name);
  const hint = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
  return new FoveaError('invalid-option', `Method ${method.name} has no parameter '${name}': ${hint}.`);
}

function checkValue(method: Method, parameter: MethodParameter, value: string | number | boolean): void {
  const expected = typeof parameter.default;
  const where = `Parameter '${parameter.name}' of method ${method.name}`;
  if (typeof value !== expected || Number.isNaN(value)) {
    throw new FoveaError('invalid-option', `${where} must be a ${expected}.`);
  }
  if (parameter.choices !== undefined && !parameter.choices.includes(String(value))) {
    throw new FoveaError('invalid-option', `${where} must be one of ${parameter.choices.join(', ')}.`);
  }
}
