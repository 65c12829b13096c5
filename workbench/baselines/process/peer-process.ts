import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Prediction } from '../../metrics/metric.ts';
import { AbsentPeerError } from '../absent-peer-error.ts';
import type { ExtractorInput } from '../extractor.ts';
import { type PeerOutput, toPrediction } from '../peer-output.ts';

/** How to start a process that serves one extractor; the protocol is in the README. */
export interface PeerCommand {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Files that must be there; without them the peer is absent. */
  readonly needs: readonly string[];
  /** What to run to get them. */
  readonly hint: string;
}

/** The first line that a peer says. */
interface Greeting {
  readonly ready?: string;
  readonly absent?: string;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

interface Running {
  readonly child: Child;
  readonly version: string;
}

/** Starting imports whole libraries, on a busy machine; a page's limit would be too short for that. */
const START_LIMIT_MS = 120_000;

/** Enough of a process's last words to see why it died. */
const LAST_WORDS = 500;

/** Half of a surrogate pair: no UTF-8 can carry it, and a peer should not fail for the transport's sake. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Processes that must not outlive this one. */
const alive = new Set<Child>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/**
 * A long-lived process that serves one extractor, one page at a time. A page on which it hangs or dies costs only
 * that page: the next one gets a fresh process.
 */
export class PeerProcess {
  readonly #command: PeerCommand;
  readonly #timeoutMs: number;
  #running: Running | null = null;

  constructor(command: PeerCommand, timeoutMs: number) {
    this.#command = command;
    this.#timeoutMs = timeoutMs;
  }

  /** Starts the process unless it runs, and gives its version; rejects with `AbsentPeerError` when it cannot. */
  async start(): Promise<string> {
    this.#running ??= await startChild(this.#command);
    return this.#running.version;
  }

  /** One page. Never rejects: whatever goes wrong is an empty prediction with `error`. */
  async ask(sample: ExtractorInput): Promise<Prediction> {
    try {
      await this.start();
      const { child } = this.#running!;
      const request = JSON.stringify({ html: sample.html.replace(LONE_SURROGATE, '\uFFFD'), url: sample.url });
      const reply = nextLine(child, this.#timeoutMs);
      child.stdin.write(`${request}\n`);
      return toPrediction(JSON.parse(await reply) as PeerOutput);
    } catch (error) {
      this.stop();
      return { text: '', error: messageOf(error) };
    }
  }

  /** Ends the process; a later page would start it again. */
  stop(): void {
    this.#running?.child.kill('SIGKILL');
    this.#running = null;
  }
}

async function startChild({ name, file, args, needs, hint }: PeerCommand): Promise<Running> {
  const missing = needs.find((path) => !existsSync(path));
  if (missing !== undefined) throw new AbsentPeerError(name, `it is not set up here (${hint})`);
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  // A write to a process that has just died must not take this one along; `nextLine` says what happened.
  child.stdin.on('error', () => {});
  letGo(child);
  try {
    const { ready, absent } = JSON.parse(await nextLine(child, START_LIMIT_MS)) as Greeting;
    if (ready !== undefined) return { child, version: ready };
    throw new AbsentPeerError(name, absent ?? 'it did not greet');
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** An idle peer must not keep this process alive; while one is asked, the timer of `nextLine` does. */
function letGo(child: Child): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}

/** The next line that the process says; rejects when it dies or says nothing in time. */
function nextLine(child: Child, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY });
    let words = '';
    const listen = (chunk: Buffer): void => {
      words = (words + chunk.toString()).slice(-LAST_WORDS);
    };
    const settle = (then: () => void): void => {
      clearTimeout(timer);
      lines.close();
      child.stderr.off('data', listen);
      child.off('close', died);
      child.off('error', failed);
      then();
    };
    const died = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`died (${signal ?? `exit ${code}`}): ${words.trim()}`)));
    const failed = (error: Error): void => settle(() => reject(error));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`no answer in ${limitMs / 1000} s`))),
      limitMs,
    );
    child.stderr.on('data', listen);
    child.once('close', died);
    child.once('error', failed);
    lines.once('line', (line) => settle(() => resolve(line)));
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
