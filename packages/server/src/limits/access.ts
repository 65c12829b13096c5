import { digest } from '../cache/digest.ts';
import { Refusal } from '../problem.ts';

/** Who may use the server. */
export interface AccessRules {
  readonly token: string | null;
  /** Whether only this machine can reach it. */
  readonly isLocal: boolean;
  /** Sites whose pages may call it; `*` is all. */
  readonly origins: readonly string[];
}

const BEARER = /^Bearer +(\S+)$/iu;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu;

/** Throws unless a request may be answered. */
export async function checkAccess({ headers }: Request, rules: AccessRules): Promise<void> {
  // A name that leads here by rebinding would let the pages of that name read what the server can reach.
  if (rules.isLocal && rules.token === null && !LOCAL_HOST.test(headers.get('host') ?? ''))
    throw new Refusal('forbidden', 'this server has no token, so it answers to localhost alone');
  refuseOtherSites(headers, rules);
  if (rules.token === null) return;
  const [, given = ''] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
  // Digests of equal length are compared, so that the time says nothing about the token.
  const [wanted, sent] = await Promise.all([digest(rules.token), digest(given)]);
  let difference = 0;
  for (let at = 0; at < wanted.length; at++) difference |= wanted.charCodeAt(at) ^ sent.charCodeAt(at);
  if (difference !== 0) throw new Refusal('unauthorized', 'send the token: Authorization: Bearer …');
}

/** A page of another site must not use the server through the browser of someone who may. */
function refuseOtherSites(headers: Headers, { origins }: AccessRules): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && isAllowed(origin, origins)) return;
  const isOwn = origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
  // Following a link is no call from a page.
  const isLink = headers.get('sec-fetch-mode') === 'navigate';
  if (!isOwn || (site === 'cross-site' && !isLink))
    throw new Refusal('forbidden', 'this server does not allow calls from pages of other sites');
}

/** Whether the pages of an origin may call the server. */
function isAllowed(origin: string, origins: readonly string[]): boolean {
  return origins.includes('*') || origins.includes(origin);
}
