import type { ContentNode } from '../../../content/content-tree.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { isFileName } from './file-name.ts';

const STEP = 'clean/tracking-pixels';

const TINY = /^\s*0*[01](?:px)?\s*$/u;
const TINY_STYLE = /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?:!|;|$)/iu;

/**
 * How often a picture without alternative text is decoration: arrows, corners of frames, placeholders. Pictures of a
 * carousel are there up to three times. @source The pictures of 1,705 development pages: 2 % repeat one that often.
 */
const MIN_REPEATS = 4;

/**
 * Up to 32 pixels: the sides of bullets, arrows, corners and other icons.
 * @source Of 217 nameless pictures of this size on 112 development pages, ten were more than decoration.
 */
const ICON = /^\s*(?:[0-2]?\d|3[0-2])(?:px)?\s*$/u;

/** An emoji, with what joins and colours it, or a flag. */
const EMOJI = /^(?:\p{Extended_Pictographic}[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]*|\p{Regional_Indicator})+$/u;

/** Writes pictures of emoji as emoji, and removes pictures that show nothing: at most one pixel wide or high (beacons, spacers), or nameless and repeated or small. A file name does not count as a name. */
export const trackingPixels: Pass = {
  name: STEP,
  needs: ['img'],
  run(content, { trace }, elements) {
    const repeats = new Map<string, number>();
    // A figure is whole or gone, however deep its picture is.
    const inFigures = new Set<ContentNode>();
    const inText = new Set<ContentNode>();
    for (const element of elements) {
      addInText(element.children, inText);
      const src = element.attributes.get('src');
      if (src) repeats.set(src, (repeats.get(src) ?? 0) + 1);
      if (element.tag !== 'figure' && !inFigures.has(element)) continue;
      for (const child of element.children) inFigures.add(child);
    }
    return removeElements(content, STEP, trace, (element) => {
      const { tag, attributes } = element;
      if (tag !== 'img') return null;
      const alt = attributes.get('alt') ?? '';
      if (EMOJI.test(alt) && !inFigures.has(element)) {
        element.tag = 'span';
        element.children = [{ kind: 'text', text: alt, node: element.node }];
        attributes.clear();
        return null;
      }
      if (isFileName(alt, element)) attributes.delete('alt');
      const sides = [attributes.get('width') ?? '', attributes.get('height') ?? ''];
      const isTiny =
        sides.some((side) => TINY.test(side)) ||
        TINY_STYLE.test(attributes.get('style')?.slice(0, 500) ?? '');
      const isDecoration =
        !attributes.get('alt') &&
        !inFigures.has(element) &&
        (repeats.get(attributes.get('src')!)! >= MIN_REPEATS ||
          (!inText.has(element) && sides.every((side) => ICON.test(side))));
      return isTiny || isDecoration ? 'picture that shows nothing' : null;
    });
  },
};

/** Adds the pictures with text right before and after them: rare characters and formulas are drawn like that. */
function addInText(children: readonly ContentNode[], found: Set<ContentNode>): void {
  const isText = (node: ContentNode): boolean => node.kind === 'text' && node.text.trim() !== '';
  for (let index = 1; index < children.length - 1; index++) {
    if (isText(children[index - 1]!) && isText(children[index + 1]!)) found.add(children[index]!);
  }
}
