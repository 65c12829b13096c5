/** The part of a server that runs in its threads; it loads nothing but the library. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { writeAnswer } from './answers/write-answer.ts';
import type { ThreadJob, ThreadReply } from './node/thread-job.ts';

/** The main function of a thread: answers one page after another. */
export function serveAnswers(port: MessagePort | null = parentPort): void {
  const reply = (message: ThreadReply, transfer: readonly ArrayBuffer[] = []): void =>
    port?.postMessage(message, [...transfer]);
  port?.on('message', ({ page, order }: ThreadJob) => {
    try {
      const answer = writeAnswer(page, order);
      reply({ type: 'answer', answer }, [answer.body.buffer as ArrayBuffer]);
    } catch (error) {
      reply(errorReply(error));
    }
  });
  reply({ type: 'ready' });
}

function errorReply(error: unknown): ThreadReply {
  const code = (error as { code?: unknown } | null)?.code;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return { type: 'error', code: 'out-of-memory', message };
  return { type: 'error', code: typeof code === 'string' ? code : 'failed', message };
}
