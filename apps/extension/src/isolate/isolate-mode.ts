import { t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { fitFrame } from '../interface/frame.ts';
import { bringIntoView, isInView } from '../interface/into-view.ts';
import { listenToKeys } from '../interface/keys.ts';
import { openLayer } from '../interface/layer.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import panelStyles from '../interface/panel.css';
import { type Shown, withTitle } from '../live/title.ts';
import { isolateNodes, type Restore } from './isolate.ts';

/** Shows only the content of the page, in the page's own style. */
export function isolate(context: ModeContext): Mode {
  const { session } = context;
  // Captures the page before anything of Fovea is on it.
  void session.found;
  const layer = openLayer({ place: 'bottom', title: t('command_isolate'), styles: [panelStyles] });
  let restore = hideRest(context);
  const refit = (change: 'widen' | 'narrow'): void => {
    session[change]();
    restore();
    restore = hideRest(context);
  };
  fitFrame(layer.frame, barOf(context, refit));
  const stopListening = listenToKeys(layer, {
    '+': () => refit('widen'),
    '=': () => refit('widen'),
    '-': () => refit('narrow'),
    Escape: () => context.leave(),
  });
  return {
    close: () => {
      stopListening();
      restore();
      // Last, because the focus returns to an element that may have been hidden.
      layer.remove();
    },
  };
}

function hideRest(context: ModeContext): Restore {
  const { session } = context;
  const { nodes } = session.live;
  const { selection } = session.found;
  if (selection.roots.length === 0) return () => {};
  // The user's own choice is taken as it is.
  const { roots, removed } = session.isByHand ? selection : asRead(context);
  const liveNodes = (ids: readonly number[]): Node[] => ids.map((id) => nodes[id]!);
  const restore = isolateNodes(liveNodes(roots), liveNodes(removed), nodes);
  // The content stays where it is, also in the window, unless the user would look at nothing.
  if (!roots.some((root) => isInView(nodes[root]!))) bringIntoView(nodes[roots[0]!]!);
  return restore;
}

/** What the reader shows: the headline and the selection, without what is cleaned out of it. */
function asRead({ session }: ModeContext): Shown {
  const { page } = session.live;
  const { result, selection } = session.explain();
  // Cleaning may drop the placeholder of a picture, and here the page shows that very picture.
  const cleaned = (result.removed ?? []).filter(({ text }) => text !== '').map(({ nodeId }) => nodeId);
  const { roots, removed } = selection;
  return withTitle(page, { roots, removed: [...new Set([...removed, ...cleaned])] }, result.title);
}

function barOf(context: ModeContext, refit: (change: 'widen' | 'narrow') => void): HTMLElement {
  const isEmpty = context.session.found.selection.roots.length === 0;
  return make(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': t('command_isolate') },
    isEmpty ? make('p', { role: 'status' }, t('nothing_found')) : null,
    textButton('close', t('show_all'), { onclick: () => context.leave(), class: 'text-button main' }),
    textButton('widen', t('widen'), { onclick: () => refit('widen'), 'aria-keyshortcuts': '+' }),
    textButton('narrow', t('narrow'), { onclick: () => refit('narrow'), 'aria-keyshortcuts': '-' }),
    textButton('read', t('command_read'), { onclick: () => context.go('read') }),
  );
}
