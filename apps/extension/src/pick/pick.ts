import type { NodeId, Page } from 'fovea';
import { NO_NODE, NodeKind, textOf } from 'fovea/page';
import { t } from '../i18n/messages.ts';
import type { Box } from '../interface/boxes.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { bringIntoView } from '../interface/into-view.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import { Surface } from '../interface/surface.ts';
import { headParts } from '../live/head-parts.ts';
import { nextTask } from '../live/slices.ts';
import { type Shown, withNode } from '../live/title.ts';

/** Lets the user correct the choice of content, and then opens it in the reader. */
export function pick(context: ModeContext): Mode {
  const { session } = context;
  const { live } = session;
  const show = (): void => {
    const { result, selection } = session.found;
    const nodesOf = (ids: readonly NodeId[]): Node[] => ids.map((id) => live.nodes[id]!);
    // The user's own choice is shown as it is.
    const parts = session.isByHand ? [] : headParts(live.page, result);
    const { removed } = parts.reduce((shown, { node }) => withNode(live.page, shown, node), {
      roots: selection.roots,
      removed: selection.removed,
    } as Shown);
    surface.show([
      { nodes: nodesOf(selection.roots), kind: 'chosen', label: result.method },
      { nodes: nodesOf(outermost(live.page, removed)), kind: 'left-out' },
      ...parts.map(({ kind, node }): Box => {
        return { nodes: nodesOf([node]), kind, label: t(`part_${kind}`) };
      }),
    ]);
  };
  const refit = (change: 'widen' | 'narrow'): void => {
    session[change]();
    show();
  };
  const surface = new Surface(live, t('command_pick'), {
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
      Enter: () => context.go('read'),
      Escape: () => context.leave(),
    },
  });
  surface.add(barOf(context, refit));
  const { scrollX: left, scrollY: top } = window;
  let isOver = false;
  // The layer has taken its share of the time.
  const opened = nextTask().then(() => {
    if (isOver) return;
    const [first] = session.found.selection.roots;
    if (first !== undefined) bringIntoView(live.nodes[first]!);
    show();
  });
  return {
    opened,
    close: () => {
      isOver = true;
      surface.close();
      window.scrollTo({ left, top, behavior: 'instant' });
    },
  };
}

const WORD = /[\p{L}\p{N}]/u;

/** The nodes that are in no other: two overlapping veils would be darker than one. A mark between names needs none. */
function outermost(page: Page, nodes: readonly NodeId[]): NodeId[] {
  const { tree, layout } = page;
  let end = 0;
  return nodes
    .toSorted((a, b) => a - b)
    .filter((node) => {
      if (node < end || layout?.hidden[node]) return false;
      if (tree.kind[node] === NodeKind.text && !WORD.test(textOf(page, node))) return false;
      end = tree.end[node]!;
      return true;
    });
}

/** The nearest ancestor that is not inline. */
function blockAround({ tree, layout }: Page, node: NodeId): NodeId {
  let at = node;
  while (at !== NO_NODE && layout?.styles[layout.style[at]!]?.display.startsWith('inline'))
    at = tree.parent[at]!;
  return at;
}

function barOf(context: ModeContext, refit: (change: 'widen' | 'narrow') => void): HTMLElement {
  return make(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': t('command_pick') },
    make('p', {}, t('pick_help')),
    textButton('widen', t('widen'), { onclick: () => refit('widen'), 'aria-keyshortcuts': '+' }),
    textButton('narrow', t('narrow'), { onclick: () => refit('narrow'), 'aria-keyshortcuts': '-' }),
    textButton('read', t('command_read'), { onclick: () => context.go('read'), class: 'text-button main' }),
    textButton('isolate', t('command_isolate'), { onclick: () => context.go('isolate') }),
    textButton('close', t('close'), { onclick: () => context.leave() }),
  );
}
