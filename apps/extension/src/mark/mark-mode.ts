import { type Color, type Highlight, joined, pageAddress } from '../highlights/highlight.ts';
import { askForHighlights, type HighlightRequest } from '../highlights/requests.ts';
import { numeral, t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { fitFrame } from '../interface/frame.ts';
import { listenToKeys } from '../interface/keys.ts';
import { openLayer } from '../interface/layer.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import panelStyles from '../interface/panel.css';
import { trusted } from '../interface/trusted.ts';
import { nodeTypeOf, parentOf } from '../live/page-dom.ts';
import type { Session } from '../live/session.ts';
import highlightStyles from '../reader/highlights.css';
import { MarkBar } from './mark-bar.ts';
import { PageHighlights } from './page-highlights.ts';

/** Highlights passages on the page itself. */
export function mark(context: ModeContext): Mode {
  const { session } = context;
  const content = contentElement(session);
  const layer = openLayer({
    place: 'bottom',
    title: t('command_mark'),
    styles: [panelStyles, highlightStyles],
  });
  const marking = new Marking(session, content);
  fitFrame(
    layer.frame,
    make(
      'div',
      { class: 'bar', role: 'toolbar', 'aria-label': t('command_mark') },
      marking.bar.element,
      textButton('read', t('command_read'), { onclick: () => context.go('read') }),
      textButton('close', t('close'), { onclick: () => context.leave() }),
    ),
  );
  const stopListening = listenToKeys(layer, { Escape: () => context.leave() });
  return {
    close: () => {
      stopListening();
      marking.close();
      layer.remove();
    },
  };
}

/** The lowest element with all of the content, in which positions are those of the article. */
function contentElement(session: Session): Element | null {
  const nodes = session.found.selection.roots.map((root) => session.live.nodes[root]!);
  const [first] = nodes;
  for (let at: Node | null = first ?? null; at !== null; at = parentOf(at)) {
    const around = at;
    if (
      nodeTypeOf(at) === Node.ELEMENT_NODE &&
      nodes.every((node) => Node.prototype.contains.call(around, node))
    )
      return at as Element;
  }
  return null;
}

/** What is selected and highlighted on the page while the mode is open. */
class Marking {
  readonly bar: MarkBar;
  readonly #session: Session;
  readonly #marks: PageHighlights;
  readonly #url = pageAddress(document.URL);
  #highlights: readonly Highlight[] = [];
  #selected: Range | null = null;
  #openId: string | null = null;
  #isClosed = false;

  constructor(session: Session, content: Element | null) {
    this.#session = session;
    this.#marks = new PageHighlights(content);
    this.bar = new MarkBar({
      choose: (color) => this.#choose(color),
      write: (note) => this.#change({ note }),
      remove: () => this.#remove(),
    });
    document.addEventListener('selectionchange', this.#select);
    document.addEventListener('click', this.#click, true);
    void this.#load();
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('selectionchange', this.#select);
    document.removeEventListener('click', this.#click, true);
    this.#marks.close();
  }

  async #load(): Promise<void> {
    const stored = await this.#ask({ kind: 'highlights', url: this.#url });
    // What is registered now would stay on the page.
    if (this.#isClosed) return;
    this.#highlights = joined(stored, this.#highlights);
    const lost = this.#marks.show(this.#highlights);
    if (lost.length > 0) this.bar.say(t('highlights_lost', numeral(lost.length)));
  }

  async #ask(request: HighlightRequest): Promise<readonly Highlight[]> {
    try {
      return await askForHighlights(request);
    } catch (error) {
      this.bar.say(t('store_failed', error instanceof Error ? error.message : String(error)));
      return [];
    }
  }

  readonly #select = trusted((): void => {
    const selection = document.getSelection();
    const range = selection === null || selection.rangeCount === 0 ? null : selection.getRangeAt(0);
    // A click into the bar may take the selection away, which is still meant.
    if (range === null || range.collapsed || range.toString().trim() === '') return;
    this.#selected = range.cloneRange();
    this.#open(null);
  });

  readonly #click = trusted((event: MouseEvent): void => {
    const isSelecting = document.getSelection()?.isCollapsed === false;
    const id = isSelecting ? null : this.#marks.at(event.clientX, event.clientY);
    if (isSelecting || id === null) return;
    // It is about the passage, not about a link in it.
    event.preventDefault();
    event.stopPropagation();
    this.#selected = null;
    this.#open(id);
  });

  #open(id: string | null): void {
    this.#openId = id;
    this.bar.open(this.#highlights.find((one) => one.id === id) ?? null);
  }

  #choose(color: Color): void {
    if (this.#openId !== null) this.#change({ color });
    else if (this.#selected !== null) void this.#add(this.#selected, color);
  }

  async #add(range: Range, color: Color): Promise<void> {
    const passage = this.#marks.describe(range);
    if (passage === null) return;
    const title = this.#session.found.result.title ?? '';
    const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
    const highlight: Highlight = { id, url: this.#url, title, ...passage, color, note: '', at };
    this.#highlights = joined(this.#highlights, [highlight]);
    this.#selected = null;
    document.getSelection()?.removeAllRanges();
    this.#marks.show(this.#highlights);
    this.#open(id);
    await this.#ask({ kind: 'highlight', highlight });
  }

  #change(change: Partial<Pick<Highlight, 'color' | 'note'>>): void {
    const before = this.#highlights.find(({ id }) => id === this.#openId);
    if (before === undefined) return;
    const highlight = { ...before, ...change };
    this.#highlights = this.#highlights.map((one) => (one.id === highlight.id ? highlight : one));
    if (change.color !== undefined) this.#marks.show(this.#highlights);
    void this.#ask({ kind: 'highlight', highlight });
  }

  #remove(): void {
    const id = this.#openId;
    if (id === null) return;
    this.#highlights = this.#highlights.filter((one) => one.id !== id);
    this.#marks.show(this.#highlights);
    this.#open(null);
    void this.#ask({ kind: 'unhighlight', id });
  }
}
