import type { PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import { type FindOptions, type Found, findContent } from '../live/find-content.ts';
import { FIND, type FindPiece } from '../live/find-elsewhere.ts';
import { Assembly } from '../live/pieces.ts';

/** Finds the content of large pages for the script in them. */
export function findForPages(): void {
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== FIND || port.sender?.id !== chrome.runtime.id) return;
    const assembly = new Assembly();
    port.onMessage.addListener((message) => {
      const { options, piece } = message as FindPiece;
      try {
        if (assembly.take(piece)) port.postMessage(find(assembly.value as PageSnapshot, options));
      } catch (error) {
        // The script in the page would wait for an answer for ever.
        port.disconnect();
        throw error;
      }
    });
  });
}

function find(snapshot: PageSnapshot, options: FindOptions): Found {
  const page = pageFromSnapshot(snapshot, { isSound: true });
  const { result, selection, writing } = findContent(page, options);
  const { roots, removed, scores, reasons } = selection;
  // A message has plain lists only.
  const plain = { roots: [...roots], removed: [...removed], reasons, ...(scores && { scores: [...scores] }) };
  return { result, selection: plain, writing };
}
