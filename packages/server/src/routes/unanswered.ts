import { problemResponse, Refusal } from '../problem.ts';
import { readAddress } from './page-address.ts';

const READING = 'GET, HEAD';
const METHODS: ReadonlyMap<string, string> = new Map([
  ['/extract', 'POST'],
  ['/batch', 'POST'],
  ['/health', READING],
  ['/ready', READING],
  ['/metrics', READING],
  ['/openapi.json', READING],
]);

/** The response to a request for which there is no route: the path is unknown, or is called with another method. */
export function unanswered({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  const allowed = METHODS.get(pathname) ?? (readAddress(url) === null ? null : READING);
  if (allowed === null)
    return problemResponse(new Refusal('not-found', 'write /https://example.org/… for a page'));
  const response = problemResponse(
    new Refusal('bad-method', `${method.slice(0, MAX_SHOWN)} is not for this path, only ${allowed}`),
  );
  response.headers.set('allow', allowed);
  return response;
}

/** Maximum number of characters of a method to repeat. */
const MAX_SHOWN = 20;
