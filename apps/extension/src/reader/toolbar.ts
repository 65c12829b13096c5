import type { Command, OpenPage } from '../commands.ts';
import { t } from '../i18n/messages.ts';
import { iconButton, textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import type { ModeContext } from '../interface/mode.ts';

/** The actions of the toolbar. */
export interface ReaderActions {
  reread(): void;
  /** Begins or ends correcting. */
  correct(): void;
  refit(change: 'widen' | 'narrow'): void;
  /** Begins or ends reading aloud. */
  readAloud(): void;
  /** Joins the pages of the text; `null` if there is only one. */
  readonly readAllPages: (() => void) | null;
  /** Shows or hides the table of contents if there is no room for it next to the text. */
  toggleContents(): void;
}

const OTHER_MODES: readonly Exclude<Command, 'read'>[] = ['isolate', 'mark', 'pick', 'why', 'annotate'];

/** The bar above the article, and the menu for less frequent actions. */
export function toolbarOf(
  context: ModeContext,
  { reread, correct, refit, readAloud, readAllPages, toggleContents }: ReaderActions,
): HTMLElement {
  const more = make(
    'div',
    { class: 'panel menu', id: 'fovea-more', popover: 'auto', 'aria-label': t('more') },
    ...OTHER_MODES.map((command) =>
      textButton(command, t(`command_${command}`), {
        onclick: () => context.go(command),
        'data-go': command,
      }),
    ),
    readAllPages === null
      ? null
      : textButton('read', t('all_pages'), {
          onclick: readAllPages,
          'data-all-pages': 'menu',
          popovertarget: 'fovea-more',
          popovertargetaction: 'hide',
        }),
    textButton('again', t('reread'), { onclick: reread, 'data-reread': '' }),
    textButton('correct', t('correct'), {
      onclick: correct,
      'data-correct': '',
      popovertarget: 'fovea-more',
      popovertargetaction: 'hide',
    }),
    textButton('print', t('print'), { onclick: () => window.print() }),
    textButton('highlight', t('highlights'), { onclick: () => openPage('highlights') }),
    // Browsers give no permission for other pages, such as files.
    location.protocol.startsWith('http')
      ? textButton('confirm', t('always_open'), {
          onclick: () => openPage('settings', location.origin),
          'data-always': '',
        })
      : null,
    textButton('settings', t('settings'), { onclick: () => openPage('settings'), 'data-settings': '' }),
  );
  return make(
    'div',
    { class: 'toolbar', role: 'toolbar', 'aria-label': t('tools') },
    iconButton('close', t('close'), { onclick: () => context.leave(), class: 'icon-button close' }),
    iconButton('contents', t('contents'), { onclick: toggleContents, class: 'icon-button contents-button' }),
    make('span', { class: 'gap' }),
    iconButton('widen', t('widen'), { onclick: () => refit('widen'), 'aria-keyshortcuts': '+' }),
    iconButton('narrow', t('narrow'), { onclick: () => refit('narrow'), 'aria-keyshortcuts': '-' }),
    iconButton('aloud', t('aloud'), { onclick: readAloud, 'data-aloud': 'begin' }),
    iconButton('look', t('look'), { popovertarget: 'fovea-look' }),
    iconButton('save', t('save'), { popovertarget: 'fovea-save' }),
    iconButton('more', t('more'), { popovertarget: 'fovea-more' }),
    more,
  );
}

function openPage(page: OpenPage['page'], site?: string): void {
  const message: OpenPage = { kind: 'open', page, ...(site === undefined ? {} : { site }) };
  void chrome.runtime.sendMessage(message);
}
