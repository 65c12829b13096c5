import { numeral, t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { fitFrame } from '../interface/frame.ts';
import { listenToKeys } from '../interface/keys.ts';
import { openLayer } from '../interface/layer.ts';
import { methodList } from '../interface/method-list.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import panelStyles from '../interface/panel.css';
import { addStyles } from '../interface/styles.ts';
import type { Found } from '../live/find-content.ts';
import { nextTask } from '../live/slices.ts';
import { saveSettings } from '../settings/store.ts';
import overlayStyles from './overlay.css';
import { Overlay } from './overlay.ts';
import { type Drawn, type DrawnKind, shapesOf } from './shapes.ts';

/** Draws over the page what the method saw and why it decided as it did. */
export function why(context: ModeContext): Mode {
  const { session } = context;
  const { live } = session;
  const styles = [panelStyles, overlayStyles];
  const layer = openLayer({ place: 'side', title: t('command_why'), styles });
  addStyles(layer.root, overlayStyles);
  const overlay = new Overlay(live);
  const facts = make('div', { class: 'facts', role: 'status' });
  const show = (): void => {
    const found = session.explain();
    const shapes = shapesOf(live.page, found);
    overlay.show(shapes);
    facts.replaceChildren(...factsOf(found, shapes));
  };
  const choose = (method: string | null): void => {
    void saveSettings({ method });
    session.useMethod(method);
    show();
  };
  layer.root.prepend(overlay.element);
  fitFrame(
    layer.frame,
    make(
      'div',
      { class: 'bar tall' },
      methodList(session.settings.method, choose),
      facts,
      make(
        'div',
        { class: 'row' },
        textButton('read', t('command_read'), {
          onclick: () => context.go('read'),
          class: 'text-button main',
        }),
        textButton('pick', t('command_pick'), { onclick: () => context.go('pick') }),
        textButton('close', t('close'), { onclick: () => context.leave() }),
      ),
    ),
  );
  const stopListening = listenToKeys(layer, { Escape: () => context.leave() });
  // Loads how numbers are written.
  numeral(0);
  let isOver = false;
  const opened = nextTask().then(() => {
    if (!isOver) show();
  });
  return {
    opened,
    close: () => {
      isOver = true;
      stopListening();
      overlay.close();
      layer.remove();
    },
  };
}

function factsOf({ result, selection }: Found, shapes: readonly Drawn[]): HTMLElement[] {
  const kinds = [...new Set(shapes.map(({ kind }) => kind))];
  const legend = make(
    'ul',
    { class: 'legend' },
    ...kinds.map((kind) => make('li', {}, make('i', { class: kind }), t(SHAPE_NAMES[kind]))),
  );
  // The methods write their reasons in English.
  const reasons = selection.reasons.map((reason) => make('p', { lang: 'en', dir: 'ltr' }, reason));
  const { confidence, empty } = result;
  const sure =
    confidence === null ? [] : [make('p', {}, t('confidence', numeral(Math.round(confidence * 100))))];
  const nothing = empty === undefined ? [] : [make('p', {}, t('nothing_found'))];
  return [legend, ...sure, ...nothing, ...reasons];
}

const SHAPE_NAMES = {
  'cell-kept': 'shape_cell_kept',
  'cell-dropped': 'shape_cell_dropped',
  centre: 'shape_centre',
  seed: 'shape_seed',
  candidate: 'shape_candidate',
  chosen: 'shape_chosen',
  zone: 'shape_zone',
  paragraph: 'shape_paragraph',
  column: 'shape_column',
  'main-column': 'shape_main_column',
  removed: 'shape_removed',
  title: 'part_title',
  byline: 'part_byline',
  date: 'part_date',
} as const satisfies Readonly<Record<DrawnKind, string>>;
