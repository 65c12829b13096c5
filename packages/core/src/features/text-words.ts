import { countWords } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';

/** Words of each text node, in any script; a node without visible characters (`chars`) has none. */
export function textWords(page: Page, chars: Int32Array): Int32Array {
  const words = new Int32Array(page.tree.size);
  for (let id = 0; id < words.length; id++) if (chars[id]! > 0) words[id] = countWords(textOf(page, id));
  return words;
}
