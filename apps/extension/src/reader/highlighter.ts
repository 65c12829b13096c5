import { COLORS, type Color, type Highlight, joined, pageAddress } from '../highlights/highlight.ts';
import { markedIds, markPassages, marksOf, unmarkPassage } from '../highlights/marks.ts';
import { askForHighlights, type HighlightRequest } from '../highlights/requests.ts';
import { TextIndex } from '../highlights/text-index.ts';
import { numeral, t } from '../i18n/messages.ts';
import type { Frame } from '../interface/frame.ts';
import { trusted } from '../interface/trusted.ts';
import { HighlightBar } from './highlight-bar.ts';
import { selectedRange } from './selected.ts';

/** What the highlighter needs from the reader. */
export interface HighlighterHost {
  readonly frame: Frame;
  /** The title of the page. */
  title(): string;
  /** The content of the article that is shown; `null` while there is none. */
  content(): HTMLElement | null;
  /** True if only the beginning of the page is shown. */
  isPartial(): boolean;
  say(text: string): void;
}

/** Marks passages of the article in colours and keeps them with the user's notes. */
export class Highlighter {
  readonly #host: HighlighterHost;
  readonly #bar: HighlightBar;
  readonly #url = pageAddress(document.URL);
  #highlights: readonly Highlight[] = [];
  #color: Color = COLORS[0];

  constructor(host: HighlighterHost) {
    this.#host = host;
    this.#bar = new HighlightBar({
      choose: (color) => this.#choose(color),
      write: (note) => this.#changeOpen({ note }),
      remove: () => this.#remove(),
    });
    const { body } = host.frame;
    body.append(this.#bar.element);
    body.addEventListener(
      'pointerup',
      trusted((event: PointerEvent) => this.#pointed(event)),
    );
    body.addEventListener(
      'keyup',
      trusted(({ shiftKey, key }: KeyboardEvent) => {
        if (shiftKey || key === 'Shift') this.#offer();
      }),
    );
    void this.#load();
  }

  /** The highlights of this page, in the order of the text. */
  get all(): readonly Highlight[] {
    return this.#highlights;
  }

  /** Marks what is selected in the colour that was used last. */
  markSelection(): void {
    const range = this.#selection();
    if (range !== null) void this.#add(range, this.#color);
  }

  /** Marks all passages in a new article. */
  show(): void {
    const content = this.#host.content();
    if (content === null || this.#highlights.length === 0) return;
    const marked = markedIds(content);
    const unmarked = this.#highlights.filter(({ id }) => !marked.has(id));
    const lost = markPassages(content, unmarked).length;
    if (lost > 0 && !this.#host.isPartial()) this.#host.say(t('highlights_lost', numeral(lost)));
  }

  async #load(): Promise<void> {
    const stored = await this.#ask({ kind: 'highlights', url: this.#url });
    this.#highlights = joined(stored, this.#highlights);
    this.show();
  }

  async #ask(request: HighlightRequest): Promise<readonly Highlight[]> {
    try {
      return await askForHighlights(request);
    } catch (error) {
      this.#host.say(t('store_failed', error instanceof Error ? error.message : String(error)));
      return [];
    }
  }

  #selection(): Range | null {
    const range = selectedRange(this.#host.frame);
    const content = this.#host.content();
    if (range === null || range.collapsed || content === null) return null;
    const isInside = content.contains(range.startContainer) && content.contains(range.endContainer);
    return isInside && range.toString().trim() !== '' ? range : null;
  }

  #pointed({ target }: PointerEvent): void {
    if (this.#bar.element.contains(target as Node)) return;
    // Later, because a click changes the selection only after this event.
    setTimeout(() => {
      const mark = (target as Element).closest<HTMLElement>('mark.highlight');
      if (this.#selection() !== null) this.#offer();
      else if (mark !== null) this.#edit(mark);
    });
  }

  #offer(): void {
    const range = this.#selection();
    if (range !== null) this.#bar.open(range.getBoundingClientRect(), { range });
  }

  #edit(mark: HTMLElement): void {
    const highlight = this.#highlights.find(({ id }) => id === mark.dataset['highlight']);
    if (highlight !== undefined) this.#bar.open(mark.getBoundingClientRect(), { highlight });
  }

  #choose(color: Color): void {
    this.#color = color;
    const { range, highlight } = this.#bar.subject;
    if (highlight !== undefined) this.#changeOpen({ color });
    else if (range !== undefined) void this.#add(range, color);
  }

  async #add(range: Range, color: Color): Promise<void> {
    const content = this.#host.content();
    const passage = content === null ? null : new TextIndex(content).describe(range);
    if (content === null || passage === null) return;
    const [url, title, at] = [this.#url, this.#host.title(), new Date().toISOString()];
    const highlight: Highlight = { id: crypto.randomUUID(), url, title, ...passage, color, note: '', at };
    this.#highlights = joined(this.#highlights, [highlight]);
    this.#host.frame.view.document.getSelection()?.removeAllRanges();
    markPassages(content, [highlight]);
    const [mark] = marksOf(content, highlight.id);
    if (mark !== undefined) this.#bar.open(mark.getBoundingClientRect(), { highlight });
    await this.#ask({ kind: 'highlight', highlight });
  }

  #changeOpen(change: Partial<Pick<Highlight, 'color' | 'note'>>): void {
    const before = this.#bar.subject.highlight;
    const content = this.#host.content();
    if (before === undefined || content === null) return;
    const highlight = { ...before, ...change };
    this.#highlights = this.#highlights.map((one) => (one.id === highlight.id ? highlight : one));
    this.#bar.change(highlight);
    for (const mark of marksOf(content, highlight.id)) {
      mark.className = `highlight ${highlight.color}`;
      mark.title = highlight.note;
    }
    void this.#ask({ kind: 'highlight', highlight });
  }

  #remove(): void {
    const { highlight } = this.#bar.subject;
    const content = this.#host.content();
    this.#bar.close();
    if (highlight === undefined || content === null) return;
    this.#highlights = this.#highlights.filter(({ id }) => id !== highlight.id);
    unmarkPassage(content, highlight.id);
    void this.#ask({ kind: 'unhighlight', id: highlight.id });
  }
}
