import { withAdapter } from '../adapter-version.ts';
import type { Extractor, ExtractorKind } from '../extractor.ts';
import { type PeerCommand, PeerProcess } from './peer-process.ts';

/** A page may take this long; the slowest peers need a second or two on the largest pages. */
export const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Turns a peer that only runs as a process of its own into an extractor. `adapter` lists our files that affect its
 * answers: the program itself, or the script that calls a library.
 */
export function processPeer(
  kind: ExtractorKind,
  about: string,
  command: PeerCommand,
  adapter: readonly string[],
): Extractor {
  const peer = new PeerProcess(command, DEFAULT_TIMEOUT_MS);
  let last: Promise<unknown> = Promise.resolve();
  /** The process handles one request at a time. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
  return {
    name: command.name,
    kind,
    about,
    version: () => inTurn(async () => withAdapter(await peer.start(), adapter)),
    extract: (sample) =>
      inTurn(async () => {
        await peer.start();
        return peer.ask(sample);
      }),
    command: () => command,
  };
}
