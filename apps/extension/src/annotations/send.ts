import { loadSettings } from '../settings/store.ts';
import type { Annotation } from './annotated-page.ts';

/** Where to send, and what to show there. */
export interface ReceiverAddress {
  readonly url: string;
  readonly token: string;
}

/** What one person says of a page, written where the page is; the background only sends it. */
export interface SentRow {
  /** The row of a dataset, as JSON. */
  readonly json: string;
  /** All annotations of the page, for the answer. */
  readonly annotations: readonly Annotation[];
}

/** The machine's own names: what is annotated goes nowhere else. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

/** Reads `http://127.0.0.1:8787/#token`, as `fovea annotations serve` prints it; `null` for anything else. */
export function readReceiver(text: string): ReceiverAddress | null {
  if (!URL.canParse(text.trim())) return null;
  const { protocol, hostname, origin, hash } = new URL(text.trim());
  if (protocol !== 'http:' || !LOOPBACK.has(hostname) || hash.length < 2) return null;
  return { url: `${origin}/annotations`, token: hash.slice(1) };
}

/**
 * Sends a row to the receiver of the settings, if there is one. Rejects if the receiver did not store it; the browser's
 * own copy stays.
 */
export async function sendRow({ json }: SentRow): Promise<void> {
  const { receiver } = await loadSettings();
  if (receiver.trim() === '') return;
  const address = readReceiver(receiver);
  if (address === null) throw new Error(`not the address of a receiver on this machine: ${receiver}`);
  const answer = await fetch(address.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${address.token}`, 'content-type': 'application/json' },
    body: json,
  });
  if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
}
