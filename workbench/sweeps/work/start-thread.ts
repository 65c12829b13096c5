import { Worker } from 'node:worker_threads';
import type { BaselineMessage, ConstantJob, ConstantMessage, SweepJob, SweepMessage } from './sweep-job.ts';

/** The built form of `sweep-thread.ts`, also when this file runs from source. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../build/workbench/sweeps/work/sweep-thread.js' : './sweep-thread.js',
  import.meta.url,
);

/** A running thread. */
export interface RunningThread {
  /** Resolves once it has run its cases with the original values. */
  readonly baseline: Promise<BaselineMessage>;
  /** Sends the constants; resolves after the last of them. */
  run(constants: readonly ConstantJob[]): Promise<void>;
}

/** Starts a thread; `hear` is called for each finished constant. */
export function startThread(job: SweepJob, hear: (message: ConstantMessage) => void): RunningThread {
  const thread = new Worker(THREAD, { workerData: job });
  const end = new Promise<void>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))));
  });
  const baseline = new Promise<BaselineMessage>((resolve, reject) => {
    thread.on('message', (message: SweepMessage) => {
      if ('baseline' in message) resolve(message);
      else hear(message);
    });
    end.catch(reject);
  });
  return {
    baseline,
    async run(constants) {
      thread.postMessage(constants);
      await end;
    },
  };
}
