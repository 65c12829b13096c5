import type { Answer, AnswerOrder } from '../answers/answer.ts';
import type { OpenedPage } from '../answers/write-answer.ts';

/** A page on its way to a thread. */
export interface ThreadJob {
  readonly page: OpenedPage;
  readonly order: AnswerOrder;
}

/** What a thread says: that it is ready, an answer, or what was wrong with the page. */
export type ThreadReply =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'error'; readonly code: string; readonly message: string };
