import type { Prediction } from '../metrics/metric.ts';
import type { ExtractorInput } from './extractor.ts';
import { type PeerCommand, PeerProcess } from './process/peer-process.ts';
import { DEFAULT_TIMEOUT_MS } from './process/process-peer.ts';
import { extractorNamed } from './registry.ts';

/** How to run an extractor over many pages. */
export interface RunOptions {
  /**
   * How long a page may take, in milliseconds.
   * @default 20_000
   */
  readonly timeoutMs?: number;
  /**
   * Number of parallel processes.
   * @default 1
   */
  readonly jobs?: number;
}

/** Pages per process that may be in progress, or done before their turn: enough to keep all processes busy. */
const PAGES_AHEAD = 4;

/**
 * Runs an extractor over pages in isolated processes, and yields the predictions in the order of the pages. A page on
 * which it hangs, crashes or throws gives an empty prediction with `error`. Rejects with `AbsentPeerError` before the
 * first page if the extractor is not installed.
 */
export function runExtractor(
  name: string,
  samples: Iterable<ExtractorInput> | AsyncIterable<ExtractorInput>,
  options: RunOptions = {},
): AsyncGenerator<Prediction, void, undefined> {
  return runCommand(extractorNamed(name).command(), samples, options);
}

/** The same for any process that speaks the protocol. */
export async function* runCommand(
  command: PeerCommand,
  samples: Iterable<ExtractorInput> | AsyncIterable<ExtractorInput>,
  { timeoutMs = DEFAULT_TIMEOUT_MS, jobs = 1 }: RunOptions = {},
): AsyncGenerator<Prediction, void, undefined> {
  const [first, ...others] = Array.from(
    { length: Math.max(1, jobs) },
    () => new PeerProcess(command, timeoutMs),
  );
  const peers = [first!, ...others];
  const work = distribute(peers);
  const due: Promise<Prediction>[] = [];
  try {
    await first!.start();
    for await (const sample of samples) {
      if (due.length >= peers.length * PAGES_AHEAD) yield await due.shift()!;
      due.push(work(sample));
    }
    for (const prediction of due) yield await prediction;
  } finally {
    for (const peer of peers) peer.stop();
  }
}

/** Gives each page to whichever process is free first. */
function distribute(peers: readonly PeerProcess[]): (sample: ExtractorInput) => Promise<Prediction> {
  const free = [...peers].reverse();
  const waiting: ((peer: PeerProcess) => void)[] = [];
  return async (sample) => {
    const peer = free.pop() ?? (await new Promise<PeerProcess>((resolve) => waiting.push(resolve)));
    const prediction = await peer.ask(sample);
    const next = waiting.shift();
    if (next === undefined) free.push(peer);
    else next(peer);
    return prediction;
  };
}
