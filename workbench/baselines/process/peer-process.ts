import { existsSync } from 'node:fs';
import type { Prediction } from '../../metrics/metric.ts';
import { AbsentPeerError } from '../absent-peer-error.ts';
import type { ExtractorInput } from '../extractor.ts';
import { type PeerOutput, toPrediction } from '../peer-output.ts';
import { type LineProcess, spawnLines } from './line-process.ts';

/** How to start a process that serves one extractor over JSON lines. */
export interface PeerCommand {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Files that must exist; without them the peer is absent. */
  readonly needs: readonly string[];
  /** What to run to get them. */
  readonly hint: string;
}

/** The first line of a peer: its version, or why it cannot run. */
export type Greeting = { readonly ready: string } | { readonly absent: string };

/** A peer's answer to a page. */
export interface Reply extends PeerOutput {
  /** Set if the peer cannot continue after this page and needs a restart. */
  readonly isBroken?: boolean;
}

/** Starting imports whole libraries, perhaps on a busy machine; the limit of a page would be too short for that. */
const START_LIMIT_MS = 120_000;

/** Half of a surrogate pair: UTF-8 cannot represent it, and a peer should not fail because of the transport. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A long-lived process that serves one extractor, one page at a time. A page on which it hangs or dies costs only
 * that page: the next one gets a fresh process.
 */
export class PeerProcess {
  readonly #command: PeerCommand;
  readonly #timeoutMs: number;
  #child: LineProcess | null = null;
  #version = '';

  constructor(command: PeerCommand, timeoutMs: number) {
    this.#command = command;
    this.#timeoutMs = timeoutMs;
  }

  /** Starts the process unless it runs, and returns its version; rejects with `AbsentPeerError` if it cannot. */
  async start(): Promise<string> {
    if (this.#child?.isAlive() !== true) await this.#greet();
    return this.#version;
  }

  /** One page. Never rejects: whatever goes wrong is an empty prediction with `error`. */
  async ask({ html, url }: ExtractorInput): Promise<Prediction> {
    try {
      await this.start();
      const request = JSON.stringify({ html: html.replace(LONE_SURROGATE, '\uFFFD'), url });
      const reply = JSON.parse(await this.#child!.ask(request, this.#timeoutMs)) as Reply;
      const { isBroken, ...output } = reply;
      if (isBroken === true) this.stop();
      return toPrediction(output);
    } catch (error) {
      this.stop();
      return { text: '', error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** CPU milliseconds of the process so far; `null` if it does not run or the system does not tell. */
  cpuMs(): number | null {
    return this.#child?.cpuMs() ?? null;
  }

  /** Ends the process; the next page starts it again. */
  stop(): void {
    this.#child?.kill();
    this.#child = null;
  }

  async #greet(): Promise<void> {
    const { name, file, args, needs, hint } = this.#command;
    if (!needs.every((path) => existsSync(path)))
      throw new AbsentPeerError(name, `it is not set up (${hint})`);
    const child = spawnLines(file, args);
    this.#child = child;
    try {
      const greeting = JSON.parse(await child.ask(null, START_LIMIT_MS)) as Greeting;
      if ('absent' in greeting) throw new AbsentPeerError(name, greeting.absent);
      this.#version = greeting.ready;
    } catch (error) {
      this.stop();
      throw error;
    }
  }
}
