import type { PageSnapshot } from 'fovea';
import type { FindOptions, Found } from './find-content.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { nextTask } from './slices.ts';

/** The name of the connection on which the background is asked for the content of a page. */
export const FIND = 'find';

/** What the background is told: a page in pieces, each with how to find its content. */
export interface FindPiece {
  readonly options: FindOptions;
  readonly piece: Piece;
}

/** Finds the content in the background, where a long search holds up no page; `null` if the background is gone. */
export async function findElsewhere(snapshot: PageSnapshot, options: FindOptions): Promise<Found | null> {
  try {
    const port = chrome.runtime.connect({ name: FIND });
    const answer = new Promise<Found | null>((resolve) => {
      port.onMessage.addListener((found) => resolve(found as Found | null));
      port.onDisconnect.addListener(() => resolve(null));
    });
    for (const piece of piecesOf({ ...snapshot })) {
      await nextTask();
      port.postMessage({ options, piece } satisfies FindPiece);
    }
    const found = await answer;
    port.disconnect();
    return found;
  } catch {
    // After an update of the extension nothing connects any more, and a port may close before all of the page is sent.
    return null;
  }
}
