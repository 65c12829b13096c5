import type { CDPSession, Page } from 'playwright-core';
import { RenderError } from './render-error.ts';

/** A world of scripts in a page that shares its DOM and nothing else: what the page redefines does not reach it. */
export interface IsolatedWorld {
  readonly session: CDPSession;
  /** The value of an expression, a promise resolved. */
  evaluate<Value>(expression: string): Promise<Value>;
}

/** Opens a world of our own in a page's main frame; it is gone with the document. */
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
