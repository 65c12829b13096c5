import { useDyslexicFont } from '../fonts/dyslexic.ts';
import { numeral, t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { type Layer, openLayer } from '../interface/layer.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import { addStyles } from '../interface/styles.ts';
import { trusted } from '../interface/trusted.ts';
import { isOnSite } from '../joining/follow-pages.ts';
import type { Session } from '../live/session.ts';
import { atOnce, inSlices, nextTask } from '../live/slices.ts';
import type { Writing } from '../live/writing.ts';
import type { Settings } from '../settings/settings.ts';
import { setOwnLook, storeChanges } from '../sites/own-look.ts';
import aloudStyles from './aloud.css';
import { Aloud } from './aloud.ts';
import articleStyles from './article.css';
import { articleOf } from './article.ts';
import scriptStyles from './article-scripts.css';
import verticalStyles from './article-vertical.css';
import wideStyles from './article-wide.css';
import { listContents } from './contents.ts';
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
  aloudStyles,
];

/** Characters of HTML that fill the largest screen. @cap */
const FIRST_LENGTH = 20_000;

/** Shows the content in a dialog over the page, which stays untouched; of a large page first its beginning. */
export function read(context: ModeContext): Mode {
  const { session } = context;
  let layer: Layer | null = null;
  let reader: Reader | null = null;
  let isOver = false;
  const open = async (): Promise<void> => {
    // Reads the page before anything of Fovea is on it.
    await session.readBeginning(() => isOver);
    if (isOver) return;
    const title = t('command_read');
    layer = openLayer({ place: 'dialog', title, styles: STYLES, onCancel: () => context.leave() });
    // The browser has taken its time for the frame.
    await nextTask();
    if (isOver) return;
    const opening = new Reader(context, layer);
    reader = opening;
    const isOut = (): boolean => isOver || reader !== opening;
    await inSlices(opening.furnish(reread), isOut);
    await opening.showInSlices(isOut);
    if (session.isPartial) void readOn(opening);
  };
  const readOn = async (beginning: Reader): Promise<void> => {
    const isOut = (): boolean => isOver || reader !== beginning;
    if (await session.readRest(isOut)) await beginning.showInSlices(isOut);
    // The background may be gone; then the page has to wait once.
    else if (!isOut() && session.isPartial) beginning.finish();
  };
  const reread = (): void => {
    reader?.close();
    // Until the next one is there, closing has to remove its layer.
    reader = null;
    session.reread();
    void open().then(() => reader?.say(t('read_again')));
  };
  const opened = open();
  return {
    opened,
    close: () => {
      isOver = true;
      reader?.close();
      if (reader === null) layer?.remove();
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
  readonly #aloud: Aloud;
  readonly #stopPrinting: () => void;
  #unstylePage = (): void => {};
  #styling = 0;
  /** Changes when another article is to be shown. */
  #turn = 0;
  #isJoining = false;
  #isClosed = false;
  #shownLength = FIRST_LENGTH;
  #writing: Writing = 'horizontal-tb';

  constructor(context: ModeContext, layer: Layer) {
    this.#context = context;
    this.#layer = layer;
    const region = { tabindex: '0', role: 'region', 'aria-label': t('content') };
    this.#scroller = make('div', { class: 'scroller', ...region });
    this.#focusLine = new FocusLine(this.#scroller);
    this.#side = make('div', { class: 'side' });
    this.#status = make('p', { class: 'status', role: 'status' });
    this.#reader = make('div', { class: 'reader' });
    this.#correcting = new Correcting({
      session: context.session,
      reader: this.#reader,
      scroller: this.#scroller,
      refresh: () => this.#show(),
      isClosed: () => this.#isClosed,
      say: (text) => this.say(text),
    });
    this.#aloud = new Aloud({
      frame: this.#layer.frame,
      scroller: this.#scroller,
      settings: () => context.session.settings,
      change: (changes) => this.#change(changes),
      article: () => this.#wholeArticle(),
      say: (text) => this.say(text),
    });
    this.#listen();
    this.#stopPrinting = printInstead(this.#layer, () => this.#wholeArticle(), STYLES);
    this.#highlighter = new Highlighter({
      frame: layer.frame,
      title: () => context.session.found.result.title ?? '',
      content: () => this.#scroller.querySelector('.content'),
      isPartial: () => this.#reader.classList.contains('is-partial'),
      say: (text) => this.say(text),
    });
  }

  #listen(): void {
    const { frame } = this.#layer;
    const keys = readerKeys({
      refit: (change) => void this.#refit(change),
      leave: () => this.#context.leave(),
      hasPanel: () => frame.body.querySelector(':popover-open') !== null,
      highlight: () => this.#highlighter.markSelection(),
      selectAll: () => this.#selectAll(),
    });
    frame.body.addEventListener('keydown', trusted(keys));
    cleanCopies(frame);
    this.#side.addEventListener('click', () => this.#reader.classList.remove('shows-contents'));
    scrollWithWheel(this.#reader, this.#scroller);
  }

  /** Puts the interface into the layer, with pauses: the first opening compiles it, and loads how numbers are written. */
  *furnish(reread: () => void): Generator<void, void> {
    numeral(0);
    yield;
    const toolbar = this.#toolbar(reread);
    yield;
    const look = this.#lookPanel();
    yield;
    const say = (text: string): void => this.say(text);
    const save = savePanel(this.#context.session, { say, highlights: () => this.#highlighter.all });
    yield;
    this.#reader.append(
      toolbar,
      look,
      save,
      this.#side,
      this.#scroller,
      this.#focusLine.element,
      this.#correcting.element,
      this.#aloud.element,
      this.#status,
    );
    this.#layer.frame.body.append(this.#reader);
    // Focuses it while it is still empty, which is fast; its content is laid out with the browser's next frame.
    this.#scroller.focus();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#styling);
    this.#unstylePage();
    this.#stopPrinting();
    this.#layer.remove();
    this.#aloud.close();
  }

  /** Shows a short message. */
  say(text: string): void {
    this.#status.textContent = text;
  }

  #toolbar(reread: () => void): HTMLElement {
    return toolbarOf(this.#context, {
      reread,
      refit: (change) => void this.#refit(change),
      toggleContents: () => void this.#reader.classList.toggle('shows-contents'),
      correct: () => this.#correct(),
      readAloud: () => this.#aloud.toggle(),
      readAllPages: hasMorePages(this.#context.session) ? () => void this.#joinPages() : null,
    });
  }

  #lookPanel(): HTMLElement {
    const { session } = this.#context;
    const isVertical = session.found.writing !== 'horizontal-tb';
    const restyle = async (isOwn: boolean): Promise<void> => {
      session.settings = { ...session.settings, ...(await setOwnLook(session, isOwn)) };
      this.#applyStyle(session.settings);
    };
    return lookPanel({
      settings: session.settings,
      isVertical,
      hasOwnLook: session.site.theme !== null,
      change: (changes) => this.#change(changes),
      setOwnLook: (isOwn) => void restyle(isOwn),
    });
  }

  /** Rebuilds the article: after another choice, another method, or a change that is more than style. */
  #show(): void {
    this.#turn++;
    atOnce(this.#grow());
  }

  /** The same without holding the page up: first what fills the screen, or what is shown already, then the rest. */
  async showInSlices(isOver: () => boolean): Promise<void> {
    const turn = ++this.#turn;
    await inSlices(this.#grow(), () => isOver() || turn !== this.#turn);
  }

  *#grow(): Generator<void, void> {
    const { found, settings, isPartial } = this.#context.session;
    this.#writing = settings.vertical ? found.writing : 'horizontal-tb';
    const { images } = settings;
    const look = { images, writing: this.#writing, isPartial, showFrom: this.#shownLength };
    const steps = articleOf(found, look);
    let shown: HTMLElement | null = null;
    for (let step = steps.next(); ; step = steps.next()) {
      if (shown === null && step.value !== null) {
        shown = step.value;
        this.#put(shown);
      }
      if (step.done) break;
      yield;
    }
    this.#shownLength = found.result.content.length;
    if (shown !== null) yield* this.#complete(shown, isPartial);
  }

  /** Shows the whole page now. */
  finish(): void {
    const { session } = this.#context;
    if (!session.isPartial) return;
    session.finish();
    this.#show();
  }

  #put(article: HTMLElement): void {
    const { found, settings } = this.#context.session;
    this.#reader.classList.add('is-partial');
    this.#reader.classList.toggle('vertical', this.#writing !== 'horizontal-tb');
    this.#scroller.dir = found.result.dir ?? 'ltr';
    // Its sentences are those of the article that goes.
    this.#aloud.stop();
    this.#scroller.replaceChildren(article);
    this.#highlighter.show();
    this.#applyStyle(settings);
  }

  /** Adds what depends on the whole article. */
  *#complete(article: HTMLElement, isPartial: boolean): Generator<void, void> {
    yield* listContents(article, (contents) => {
      this.#reader.classList.toggle('has-contents', contents !== null);
      this.#side.replaceChildren(...(contents === null ? [] : [contents]));
    });
    yield* watchWide(article);
    this.#reader.classList.toggle('is-partial', isPartial);
    this.#offerPages();
    this.#highlighter.show();
  }

  #applyStyle(settings: Settings): void {
    dress(this.#reader, settings);
    if (settings.font === 'dyslexic') void useDyslexicFont(this.#layer.frame.view);
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
    void storeChanges(session, changes);
    session.settings = { ...session.settings, ...changes };
    if (changes.method !== undefined) session.useMethod(changes.method);
    const isMoreThanStyle = ['images', 'vertical', 'method'].some((name) => name in changes);
    if (isMoreThanStyle) this.#show();
    else this.#applyStyle(session.settings);
  }

  async #refit(change: 'widen' | 'narrow'): Promise<void> {
    const { session } = this.#context;
    // The choice would be lost if another mode had to read the page again.
    await session.readNodes(() => this.#isClosed);
    if (this.#isClosed) return;
    session[change]();
    this.#show();
    this.say(t(change === 'widen' ? 'widened' : 'narrowed'));
  }

  #wholeArticle(): HTMLElement | null {
    this.finish();
    return this.#article();
  }

  /** Offers the rest of a text that is cut into pages, where the reader comes to its end. */
  #offerPages(): void {
    const hasMore = hasMorePages(this.#context.session);
    const inMenu = this.#reader.querySelector<HTMLElement>('[data-all-pages=menu]');
    if (inMenu !== null) inMenu.hidden = !hasMore;
    if (!hasMore) return;
    const button = textButton('read', t('all_pages'), {
      onclick: () => void this.#joinPages(),
      class: 'text-button all-pages',
      'data-all-pages': 'end',
    });
    this.#scroller.append(button);
  }

  async #joinPages(): Promise<void> {
    if (this.#isJoining) return;
    this.#isJoining = true;
    this.say(t('reading_rest'));
    const { pages, isComplete } = await this.#context.session.joinPages(() => this.#isClosed);
    this.#isJoining = false;
    if (this.#isClosed) return;
    if (pages > 1) this.#show();
    this.say(isComplete ? t('pages_joined', numeral(pages)) : t('pages_failed'));
  }

  #correct(): void {
    this.finish();
    void this.#correcting.toggle();
  }

  #article(): HTMLElement | null {
    return this.#scroller.querySelector('.article');
  }

  #selectAll(): void {
    const article = this.#wholeArticle();
    if (article === null) return;
    const selection = this.#layer.frame.view.document.getSelection();
    selection?.setBaseAndExtent(article, 0, article, article.childNodes.length);
  }
}

/** True if the text goes on at another page of the site. */
function hasMorePages({ found }: Session): boolean {
  const { nextPage } = found.result;
  return nextPage !== null && isOnSite(nextPage, document.URL);
}
