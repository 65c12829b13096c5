import { bodyOf, rootsCovering } from '@fovea/internal';
import type { Page, Selection } from 'fovea';

/**
 * The selection of a method that judges texts: the largest parts of the page that hold only chosen ones. `isChosen` has an
 * entry per text.
 */
export function selectTexts(page: Page, texts: ArrayLike<number>, isChosen: Uint8Array): Selection {
  const { tree } = page;
  const isText = new Uint8Array(tree.size);
  const isContent = new Uint8Array(tree.size);
  let chosen = 0;
  for (let i = 0; i < texts.length; i++) {
    isText[texts[i]!] = 1;
    isContent[texts[i]!] = isChosen[i]!;
    chosen += isChosen[i]!;
  }
  const reason = `${chosen} of ${texts.length} texts are content.`;
  if (chosen === 0) {
    const code = texts.length === 0 ? 'no-text' : 'no-match';
    return { roots: [], removed: [], reasons: [reason], empty: { code, message: reason } };
  }
  return { roots: rootsCovering(tree, bodyOf(tree), isText, isContent), removed: [], reasons: [reason] };
}
