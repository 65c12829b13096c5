import { t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { bringIntoView } from '../interface/into-view.ts';
import { hearKeys } from '../interface/keys.ts';
import { openLayer } from '../interface/layer.ts';
import type { Desk, Mode } from '../interface/mode.ts';
import panelStyles from '../interface/panel.css';
import { withTitle } from '../live/title.ts';
import { isolateNodes, type Restore } from './isolate.ts';

/** Shows nothing of the page but its content, as the page itself shows it. */
export function isolate(desk: Desk): Mode {
  const { session } = desk;
  const focusedBefore = document.activeElement;
  let restore = hideRest(desk);
  const refit = (change: 'widen' | 'narrow'): void => {
    session[change]();
    restore();
    restore = hideRest(desk);
  };
  const layer = openLayer(panelStyles);
  layer.root.append(barOf(desk, refit));
  const unhear = hearKeys(layer, {
    '+': () => refit('widen'),
    '=': () => refit('widen'),
    '-': () => refit('narrow'),
    Escape: () => desk.leave(),
  });
  return {
    close: () => {
      unhear();
      layer.remove();
      restore();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    },
  };
}

function hideRest({ session }: Desk): Restore {
  const { nodes, page } = session.live;
  const { result, selection } = session.found;
  if (selection.roots.length === 0) return () => {};
  // What the user pointed at is meant as it is.
  const { roots, removed } = session.isByHand ? selection : withTitle(page, selection, result.title);
  const liveNodes = (ids: readonly number[]): Node[] => ids.map((id) => nodes[id]!);
  const restore = isolateNodes(liveNodes(roots), liveNodes(removed), nodes);
  bringIntoView(nodes[roots[0]!]!);
  return restore;
}

function barOf(desk: Desk, refit: (change: 'widen' | 'narrow') => void): HTMLElement {
  const isEmpty = desk.session.found.selection.roots.length === 0;
  return make(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': t('command_isolate') },
    isEmpty ? make('p', { role: 'status' }, t('nothing_found')) : null,
    textButton('close', t('show_all'), { onclick: () => desk.leave(), class: 'text-button main' }),
    textButton('widen', t('widen'), { onclick: () => refit('widen'), 'aria-keyshortcuts': '+' }),
    textButton('narrow', t('narrow'), { onclick: () => refit('narrow'), 'aria-keyshortcuts': '-' }),
    textButton('read', t('command_read'), { onclick: () => desk.go('read') }),
  );
}
