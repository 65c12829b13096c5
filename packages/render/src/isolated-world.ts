import type { CDPSession, Page } from 'playwright-core';
import { RenderError } from './render-error.ts';

/** A script world in a page that shares only the DOM with it: what the page redefines does not reach it. */
export interface IsolatedWorld {
  readonly session: CDPSession;
  /** Evaluates an expression; awaits it if it is a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
}

/** Opens a world of our own in the main frame of a page; it ends with the document. */
export async function openIsolatedWorld(page: Page): Promise<IsolatedWorld> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'fovea',
  });
  return {
    session,
    async evaluate<Value>(expression: string): Promise<Value> {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId: executionContextId,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) {
        const what = exceptionDetails.exception?.description ?? exceptionDetails.text;
        throw new RenderError('crashed', `a script in the page failed: ${what}`);
      }
      return result.value as Value;
    },
  };
}
