import { FoveaError } from '../errors.ts';

/** A list of numbers in stored data. */
export function numbersIn(data: object, field: string): readonly number[] {
  const value = listIn(data, field);
  if (!value.every((entry) => typeof entry === 'number')) throw unreadable(field);
  return value as readonly number[];
}

/** A list in stored data. */
export function listIn(data: object, field: string): readonly unknown[] {
  const value: unknown = (data as Readonly<Record<string, unknown>>)[field];
  if (!Array.isArray(value)) throw unreadable(field);
  return value;
}

/** An object in a list of stored data. */
export function objectIn(value: unknown, field: string): object {
  if (typeof value !== 'object' || value === null) throw unreadable(field);
  return value;
}

/** What to throw where stored data is damaged. */
export function unreadable(field: string): FoveaError {
  return new FoveaError('invalid-input', `This is no template of a site: its ${field} cannot be read.`);
}
