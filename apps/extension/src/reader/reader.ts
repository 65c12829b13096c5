import { t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import { type Layer, openLayer } from '../interface/layer.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import { addStyles } from '../interface/styles.ts';
import { trusted } from '../interface/trusted.ts';
import { atOnce, inSlices } from '../live/slices.ts';
import { type Writing, writingOf } from '../live/writing.ts';
import type { Settings } from '../settings/settings.ts';
import { saveSettings } from '../settings/store.ts';
import articleStyles from './article.css';
import { articleOf } from './article.ts';
import scriptStyles from './article-scripts.css';
import verticalStyles from './article-vertical.css';
import wideStyles from './article-wide.css';
import { contentsOf } from './contents.ts';
import { cleanCopies } from './copy.ts';
import correctingStyles from './correcting.css';
import { Correcting } from './correcting.ts';
import { dress } from './dress.ts';
import { FocusLine } from './focus-line.ts';
import { Highlighter } from './highlighter.ts';
import highlightStyles from './highlights.css';
import { readerKeys } from './keys.ts';
import { lookPanel } from './look-panel.ts';
import { printInstead } from './print.ts';
import readerStyles from './reader.css';
import { savePanel } from './save-panel.ts';
import { toolbarOf } from './toolbar.ts';
import { scrollWithWheel } from './wheel.ts';
import { watchWide } from './wide.ts';

const STYLES = [
  readerStyles,
  articleStyles,
  wideStyles,
  scriptStyles,
  verticalStyles,
  highlightStyles,
  correctingStyles,
];

/** Shows the content in a dialog over the page, which stays untouched; of a large page first its beginning. */
export function read(context: ModeContext): Mode {
  const { session } = context;
  let reader: Reader | null = null;
  let isOver = false;
  const open = async (): Promise<void> => {
    // Reads the page before anything of Fovea is on it.
    await session.readBeginning(() => isOver);
    if (isOver) return;
    reader = new Reader(context, reread);
    if (session.isPartial) void readOn(reader);
  };
  const readOn = async (beginning: Reader): Promise<void> => {
    const isOut = (): boolean => isOver || reader !== beginning;
    if (await session.readRest(isOut)) await beginning.showRest(isOut);
    // The background may be gone; then the page has to wait once.
    else if (!isOut() && session.isPartial) beginning.finish();
  };
  const reread = (): void => {
    reader?.close();
    session.reread();
    void open().then(() => reader?.say(t('read_again')));
  };
  const opened = open();
  return {
    opened,
    close: () => {
      isOver = true;
      reader?.close();
    },
  };
}

class Reader implements Mode {
  readonly #context: ModeContext;
  readonly #layer: Layer;
  readonly #reader: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #side: HTMLElement;
  readonly #status: HTMLElement;
  readonly #focusLine: FocusLine;
  readonly #highlighter: Highlighter;
  readonly #correcting: Correcting;
  readonly #stopPrinting: () => void;
  #unstylePage = (): void => {};
  #styling = 0;
  #writing: Writing = 'horizontal-tb';

  constructor(context: ModeContext, reread: () => void) {
    this.#context = context;
    const leave = (): void => context.leave();
    const title = t('command_read');
    this.#layer = openLayer({ place: 'dialog', title, styles: STYLES, onCancel: leave });
    const region = { tabindex: '0', role: 'region', 'aria-label': t('content') };
    this.#scroller = make('div', { class: 'scroller', ...region });
    this.#focusLine = new FocusLine(this.#scroller);
    this.#side = make('div', { class: 'side' });
    this.#status = make('p', { class: 'status', role: 'status' });
    const refit = (change: 'widen' | 'narrow'): void => this.#refit(change);
    const toggleContents = (): void => void this.#reader.classList.toggle('shows-contents');
    this.#reader = make('div', { class: 'reader' });
    this.#correcting = new Correcting({
      session: context.session,
      reader: this.#reader,
      scroller: this.#scroller,
      refresh: () => this.#show(),
      say: (text) => this.say(text),
    });
    this.#reader.append(
      toolbarOf(context, { reread, refit, toggleContents, correct: () => this.#correct() }),
      this.#lookPanel(),
      savePanel(context.session, { say: (text) => this.say(text), highlights: () => this.#highlighter.all }),
      this.#side,
      this.#scroller,
      this.#focusLine.element,
      this.#correcting.element,
      this.#status,
    );
    const { frame } = this.#layer;
    const hasPanel = (): boolean => frame.body.querySelector(':popover-open') !== null;
    const highlight = (): void => this.#highlighter.markSelection();
    const keys = readerKeys({ refit, leave, hasPanel, highlight, selectAll: () => this.#selectAll() });
    frame.body.addEventListener('keydown', trusted(keys));
    cleanCopies(frame);
    this.#side.addEventListener('click', () => this.#reader.classList.remove('shows-contents'));
    scrollWithWheel(this.#reader, this.#scroller);
    frame.body.append(this.#reader);
    // Focuses it while it is still empty, which is fast; its content is laid out with the browser's next frame.
    this.#scroller.focus();
    this.#stopPrinting = printInstead(this.#layer, () => this.#wholeArticle(), STYLES);
    this.#highlighter = new Highlighter({
      frame,
      title: () => context.session.found.result.title ?? '',
      content: () => this.#scroller.querySelector('.content'),
      isPartial: () => context.session.isPartial,
      say: (text) => this.say(text),
    });
    this.#show();
  }

  close(): void {
    clearTimeout(this.#styling);
    this.#unstylePage();
    this.#stopPrinting();
    this.#layer.remove();
  }

  /** Shows a short message. */
  say(text: string): void {
    this.#status.textContent = text;
  }

  #lookPanel(): HTMLElement {
    const { session } = this.#context;
    const isVertical = writingOf(session.live.page, session.found.selection) !== 'horizontal-tb';
    return lookPanel({ settings: session.settings, isVertical, change: (changes) => this.#change(changes) });
  }

  /** Rebuilds the article: after another choice, another method, or a change that is more than style. */
  #show(): void {
    const { session } = this.#context;
    const { found, settings, isPartial } = session;
    this.#writing = settings.vertical ? writingOf(session.live.page, found.selection) : 'horizontal-tb';
    const look = { images: settings.images, writing: this.#writing, isPartial };
    this.#put(atOnce(articleOf(found, look)));
  }

  /** Shows the rest of a large page below its beginning. */
  async showRest(isOver: () => boolean): Promise<void> {
    const { found, settings } = this.#context.session;
    const look = { images: settings.images, writing: this.#writing, isPartial: false };
    const article = await inSlices(articleOf(found, look), isOver);
    if (article === null) return;
    const { scrollTop, scrollLeft } = this.#scroller;
    this.#put(article);
    // The beginning is the same, so this is the same place in it.
    this.#scroller.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
  }

  /** Shows the whole page now. */
  finish(): void {
    const { session } = this.#context;
    if (!session.isPartial) return;
    session.finish();
    this.#show();
  }

  #put(article: HTMLElement): void {
    const { found, settings, isPartial } = this.#context.session;
    const contents = contentsOf(article);
    this.#reader.classList.toggle('is-partial', isPartial);
    this.#reader.classList.toggle('has-contents', contents !== null);
    this.#reader.classList.toggle('vertical', this.#writing !== 'horizontal-tb');
    this.#scroller.dir = found.result.dir ?? 'ltr';
    this.#side.replaceChildren(...(contents === null ? [] : [contents]));
    this.#scroller.replaceChildren(article);
    watchWide(article);
    this.#highlighter.show();
    this.#applyStyle(settings);
  }

  #applyStyle(settings: Settings): void {
    dress(this.#reader, settings);
    this.#focusLine.show(settings.focusLine);
    clearTimeout(this.#styling);
    this.#styling = window.setTimeout(() => this.#stylePage());
  }

  /** Gives the page's scroll bar the colour of the reader's background; no box of the page moves. */
  #stylePage(): void {
    const { backgroundColor: paper } = this.#layer.frame.view.getComputedStyle(this.#reader);
    this.#unstylePage();
    this.#unstylePage = addStyles(document, `html { scrollbar-color: ${paper} ${paper} !important }`);
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
    this.say(t(change === 'widen' ? 'widened' : 'narrowed'));
  }

  #wholeArticle(): Element | null {
    this.finish();
    return this.#article();
  }

  #correct(): void {
    this.finish();
    this.#correcting.toggle();
  }

  #article(): Element | null {
    return this.#scroller.querySelector('.article');
  }

  #selectAll(): void {
    const article = this.#wholeArticle();
    if (article === null) return;
    const selection = this.#layer.frame.view.document.getSelection();
    selection?.setBaseAndExtent(article, 0, article, article.childNodes.length);
  }
}
