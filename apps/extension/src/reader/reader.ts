import { t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import { openLayer } from '../interface/layer.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import { addStyles } from '../interface/styles.ts';
import { trusted } from '../interface/trusted.ts';
import { writingOf } from '../live/writing.ts';
import type { Settings } from '../settings/settings.ts';
import { saveSettings } from '../settings/store.ts';
import articleStyles from './article.css';
import { articleOf } from './article.ts';
import scriptStyles from './article-scripts.css';
import { contentsOf } from './contents.ts';
import { cleanCopies } from './copy.ts';
import { readerKeys } from './keys.ts';
import { lookPanel } from './look-panel.ts';
import pageStyles from './page-below.css';
import readerStyles from './reader.css';
import { savePanel } from './save-panel.ts';
import { toolbarOf } from './toolbar.ts';

/** Shows the content in a dialog over the page, which stays untouched. */
export function read(context: ModeContext): Mode {
  // Captures the page before anything of Fovea is on it.
  void context.session.found;
  return new Reader(context);
}

class Reader implements Mode {
  readonly #context: ModeContext;
  readonly #layer = openLayer(readerStyles, articleStyles, scriptStyles);
  readonly #dialog: HTMLDialogElement;
  readonly #scroller = make('div', {
    class: 'scroller',
    tabindex: '0',
    autofocus: true,
    role: 'region',
    'aria-label': t('content'),
  });
  readonly #side = make('div', { class: 'side' });
  readonly #status = make('p', { class: 'status', role: 'status' });
  #unstylePage = (): void => {};
  #styling = 0;
  readonly #focusedBefore = document.activeElement;

  constructor(context: ModeContext) {
    this.#context = context;
    const { session } = context;
    this.#dialog = make(
      'dialog',
      { class: 'reader', 'aria-label': t('command_read') },
      toolbarOf(context, {
        reread: () => this.#reread(),
        refit: (change) => this.#refit(change),
        toggleContents: () => this.#dialog.classList.toggle('shows-contents'),
      }),
      this.#lookPanel(),
      savePanel(session, (text) => this.#say(text)),
      this.#side,
      this.#scroller,
      this.#status,
    );
    this.#dialog.addEventListener(
      'cancel',
      trusted((event) => {
        event.preventDefault();
        context.leave();
      }),
    );
    const keys = readerKeys({ refit: (change) => this.#refit(change), selectAll: () => this.#selectAll() });
    this.#dialog.addEventListener('keydown', trusted(keys));
    cleanCopies(this.#layer.root, this.#dialog);
    this.#side.addEventListener('click', () => this.#dialog.classList.remove('shows-contents'));
    this.#scroller.addEventListener('wheel', (event) => this.#scrollSideways(event), { passive: false });
    this.#layer.root.append(this.#dialog);
    // Opens the dialog while it is still empty, which is fast; its content is laid out with the browser's next frame.
    this.#dialog.showModal();
    this.#show();
  }

  close(): void {
    clearTimeout(this.#styling);
    this.#unstylePage();
    this.#layer.remove();
    if (this.#focusedBefore instanceof HTMLElement) this.#focusedBefore.focus({ preventScroll: true });
  }

  #lookPanel(): HTMLElement {
    const { session } = this.#context;
    const isVertical = writingOf(session.live.page, session.found.selection) !== 'horizontal-tb';
    return lookPanel({ settings: session.settings, isVertical, change: (changes) => this.#change(changes) });
  }

  /** Rebuilds the article: after another choice, another method, or a change that is more than style. */
  #show(): void {
    const { session } = this.#context;
    const { found, settings } = session;
    const writing = settings.vertical ? writingOf(session.live.page, found.selection) : 'horizontal-tb';
    const article = articleOf(found, { images: settings.images, writing });
    const contents = contentsOf(article);
    this.#dialog.classList.toggle('has-contents', contents !== null);
    this.#dialog.classList.toggle('vertical', writing !== 'horizontal-tb');
    this.#scroller.dir = found.result.dir ?? 'ltr';
    this.#side.replaceChildren(...(contents === null ? [] : [contents]));
    this.#scroller.replaceChildren(article);
    this.#applyStyle(settings);
  }

  #applyStyle({ theme, font, size, width, lineHeight }: Settings): void {
    this.#dialog.dataset['theme'] = theme;
    this.#dialog.dataset['font'] = font;
    const { style } = this.#dialog;
    style.setProperty('--size', `${size}px`);
    style.setProperty('--width', `${width}ch`);
    style.setProperty('--line-height', String(lineHeight));
    clearTimeout(this.#styling);
    this.#styling = window.setTimeout(() => this.#stylePage());
  }

  /** Gives the page's scroll bar the colour of the reader's background; no box of the page moves. */
  #stylePage(): void {
    const { backgroundColor: paper } = getComputedStyle(this.#dialog);
    this.#unstylePage();
    this.#unstylePage = addStyles(
      document,
      `html { scrollbar-color: ${paper} ${paper} !important }`,
      pageStyles,
    );
  }

  #change(changes: Partial<Settings>): void {
    const { session } = this.#context;
    void saveSettings(changes);
    session.settings = { ...session.settings, ...changes };
    if (changes.method !== undefined) session.useMethod(changes.method);
    const isMoreThanStyle = ['images', 'vertical', 'method'].some((name) => name in changes);
    if (isMoreThanStyle) this.#show();
    else this.#applyStyle(session.settings);
  }

  #refit(change: 'widen' | 'narrow'): void {
    this.#context.session[change]();
    this.#show();
    this.#say(t(change === 'widen' ? 'widened' : 'narrowed'));
  }

  #selectAll(): void {
    const article = this.#scroller.querySelector('.article');
    if (article !== null)
      document.getSelection()?.setBaseAndExtent(article, 0, article, article.childNodes.length);
  }

  /** Makes the wheel scroll a vertical page sideways. */
  #scrollSideways(event: WheelEvent): void {
    const article = this.#scroller.querySelector('.vertical-rl, .vertical-lr');
    if (article === null || event.deltaX !== 0 || event.ctrlKey) return;
    event.preventDefault();
    const direction = article.classList.contains('vertical-rl') ? -1 : 1;
    this.#scroller.scrollBy({ left: event.deltaY * direction });
  }

  #reread(): void {
    // Captures the page without the layer.
    this.#layer.host.remove();
    this.#context.session.reread();
    void this.#context.session.found;
    document.documentElement.append(this.#layer.host);
    this.#dialog.close();
    this.#dialog.showModal();
    this.#show();
    this.#say(t('read_again'));
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}
