import { FoveaError } from '../errors.ts';

/** What is said when nothing more is known about an input. */
const ACCEPTED_INPUTS =
  'Give a string, bytes (a Uint8Array, an ArrayBuffer), a Document, a PageSnapshot or a Page to extract from';

/** What people try, by what it has, and what to give instead. None of their types is known here. */
const ADVICE: readonly (readonly [has: string, is: string, instead: string])[] = [
  ['then', 'a promise', 'await it first'],
  ['arrayBuffer', 'a body that is yet to be read', 'give `await input.arrayBuffer()`'],
  ['getReader', 'a stream', 'give `await new Response(input).arrayBuffer()`'],
  ['pipe', 'a stream', 'give all of its bytes at once'],
  ['searchParams', 'an address', 'fetch it, and give `await response.arrayBuffer()`'],
  ['ownerDocument', 'a node', 'give its `ownerDocument`'],
];

/** The error for an input that is nothing to extract from: it says what would be. */
export function refuseInput(input: unknown): FoveaError {
  const known = ADVICE.find(([has]) => isObject(input) && has in input);
  const hint = known === undefined ? '' : `: this is ${known[1]}, so ${known[2]}`;
  return new FoveaError('invalid-input', `${ACCEPTED_INPUTS}${hint}.`);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
