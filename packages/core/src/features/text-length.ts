import { pieceText } from 'fovea-html';
import type { Page } from '../page/page.ts';
import { NodeKind } from '../page/tree.ts';

/**
 * Visible characters of each text node: a run of white space counts as one character, blank and unseen nodes as none.
 * Reads the source in place, without creating strings.
 */
export function textLengths(page: Page, unseen: Uint8Array): Int32Array {
  const { size, kind, pieceStart, pieces } = page.tree;
  const lengths = new Int32Array(size);
  for (let id = 0; id < size; id++) {
    if (kind[id] !== NodeKind.text || unseen[id] === 1) continue;
    const state = { length: 0, isInSpace: false, isBlank: true };
    for (let piece = pieceStart[id]!; piece < pieceStart[id + 1]!; piece++) {
      if (pieces.bits[piece] === 0) {
        countCollapsed(page.tree.source, pieces.start[piece]!, pieces.end[piece]!, state);
      } else {
        const decoded = pieceText(page.tree, piece);
        countCollapsed(decoded, 0, decoded.length, state);
      }
    }
    lengths[id] = state.isBlank ? 0 : state.length;
  }
  return lengths;
}

interface CountState {
  length: number;
  isInSpace: boolean;
  isBlank: boolean;
}

function countCollapsed(text: string, from: number, to: number, state: CountState): void {
  let { length, isInSpace, isBlank } = state;
  for (let index = from; index < to; index++) {
    if (isSpace(text.charCodeAt(index))) {
      if (!isInSpace) length++;
      isInSpace = true;
    } else {
      length++;
      isInSpace = false;
      isBlank = false;
    }
  }
  state.length = length;
  state.isInSpace = isInSpace;
  state.isBlank = isBlank;
}

/** Space, tab, line ends, no-break space, ideographic space and the general-punctuation spaces. */
function isSpace(code: number): boolean {
  if (code <= 0x20) return true;
  if (code < 0xa0) return false;
  return code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b) || code === 0xfeff;
}
