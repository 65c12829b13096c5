import { AttributeList } from '../../../content/content-attributes.ts';
import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf } from '../../../content/content-walk.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { hostOf } from '../furniture/link-list.ts';
import { isDataUrl } from './srcset.ts';

const STEP = 'clean/embeds';

/** Longest name shown for a player. @cap */
const MAX_LABEL = 200;

/**
 * Turns frames into links. Only frames that may go full screen stay: players and maps do, in any language and on any
 * site, advertisements and widgets do not. Videos and sounds keep one address; `<object>` leaves its fallback.
 */
export const embeds: Pass = {
  name: STEP,
  needs: ['iframe', 'video', 'audio'],
  run(content, { trace }) {
    removeElements(content, STEP, trace, (element) => {
      if (element.tag === 'iframe') return settleFrame(element) ? null : 'frame that is not a player';
      if (element.tag === 'video' || element.tag === 'audio') {
        return settleMedia(element) ? null : 'player without an address';
      }
      return null;
    });
    return true;
  },
};

function settleFrame(frame: ContentElement): boolean {
  const { attributes } = frame;
  const src = addressOf(frame);
  const isPlayer =
    attributes.has('allowfullscreen') || (attributes.get('allow') ?? '').includes('fullscreen');
  if (src === null || !isPlayer) return false;
  const title = attributes.get('title')?.trim() ?? '';
  const label: ContentNode = {
    kind: 'text',
    text: (title || hostOf(src) || src).slice(0, MAX_LABEL),
    node: frame.node,
  };
  const link = new AttributeList([['href', src]]);
  // The name of a site is something to click on, not something to read.
  if (title === '') link.set('data-embed', '');
  // A block, because a player is never part of a line of text.
  frame.tag = 'div';
  frame.children = [{ kind: 'element', tag: 'a', attributes: link, children: [label], node: frame.node }];
  attributes.clear();
  return true;
}

function settleMedia(player: ContentElement): boolean {
  const { attributes } = player;
  let src = addressOf(player);
  for (const source of src === null ? elementsOf(player) : []) {
    if (source.tag === 'source') src ??= addressOf(source);
  }
  player.children = [];
  if (src !== null) {
    attributes.set('src', src);
    return true;
  }
  const poster = attributes.get('poster') ?? '';
  if (poster === '' || isDataUrl(poster)) return false;
  // A player that needs a script still has its poster.
  player.tag = 'img';
  attributes.set('src', poster);
  return true;
}

function addressOf({ attributes }: ContentElement): string | null {
  for (const name of ['src', 'data-src', 'data-lazy-src']) {
    const value = attributes.get(name)?.trim() ?? '';
    if (value !== '' && !isDataUrl(value)) return value;
  }
  return null;
}
