import type { NodeId, Page } from 'fovea';
import { NO_NODE } from 'fovea/page';
import { t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { bringIntoView } from '../interface/into-view.ts';
import type { Desk, Mode } from '../interface/mode.ts';
import { Surface } from '../interface/surface.ts';

/** Lets the user correct what is taken for the content, then reads that. */
export function pick(desk: Desk): Mode {
  const { session } = desk;
  const { live } = session;
  const show = (): void => {
    const { result, selection } = session.found;
    const nodesOf = (ids: readonly NodeId[]): Node[] => ids.map((id) => live.nodes[id]!);
    surface.show([
      { nodes: nodesOf(selection.roots), kind: 'chosen', label: result.method },
      { nodes: nodesOf(outermost(live.page, selection.removed)), kind: 'left-out' },
    ]);
  };
  const refit = (change: 'widen' | 'narrow'): void => {
    session[change]();
    show();
  };
  const surface = new Surface(live, {
    aim: (node) => blockAround(live.page, node),
    point: (node) => {
      session.pointAt([node]);
      show();
    },
    keys: {
      '+': () => refit('widen'),
      '=': () => refit('widen'),
      ArrowUp: () => refit('widen'),
      '-': () => refit('narrow'),
      ArrowDown: () => refit('narrow'),
      Enter: () => desk.go('read'),
      Escape: () => desk.leave(),
    },
  });
  surface.layer.root.append(barOf(desk, refit));
  const { scrollX: left, scrollY: top } = window;
  const [first] = session.found.selection.roots;
  if (first !== undefined) bringIntoView(live.nodes[first]!);
  show();
  return {
    close: () => {
      surface.close();
      window.scrollTo({ left, top, behavior: 'instant' });
    },
  };
}

/** Of nodes in document order those that are in no other: two veils over one place would be darker than one. */
function outermost({ tree, layout }: Page, nodes: readonly NodeId[]): NodeId[] {
  let end = 0;
  return nodes
    .toSorted((a, b) => a - b)
    .filter((node) => {
      if (node < end || layout?.hidden[node]) return false;
      end = tree.end[node]!;
      return true;
    });
}

/** The nearest box that is set apart from the text around it. */
function blockAround({ tree, layout }: Page, node: NodeId): NodeId {
  let at = node;
  while (at !== NO_NODE && layout?.styles[layout.style[at]!]?.display.startsWith('inline'))
    at = tree.parent[at]!;
  return at;
}

function barOf(desk: Desk, refit: (change: 'widen' | 'narrow') => void): HTMLElement {
  return make(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': t('command_pick') },
    make('p', {}, t('pick_help')),
    textButton('widen', t('widen'), { onclick: () => refit('widen'), 'aria-keyshortcuts': '+' }),
    textButton('narrow', t('narrow'), { onclick: () => refit('narrow'), 'aria-keyshortcuts': '-' }),
    textButton('read', t('command_read'), { onclick: () => desk.go('read'), class: 'text-button main' }),
    textButton('isolate', t('command_isolate'), { onclick: () => desk.go('isolate') }),
    textButton('close', t('close'), { onclick: () => desk.leave() }),
  );
}
