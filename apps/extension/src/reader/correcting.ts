import type { NodeId } from 'fovea';
import { nodeOfBlock } from '../correct/node-of-block.ts';
import { ruleFor, withSelector } from '../correct/site-rules.ts';
import { loadSiteRules, saveSiteRules } from '../correct/store.ts';
import { structuralSelector } from '../correct/structural-selector.ts';
import { inked } from '../highlights/find-quote.ts';
import { t } from '../i18n/messages.ts';
import { iconButton, textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { trusted } from '../interface/trusted.ts';
import { nodeTypeOf } from '../live/page-dom.ts';
import type { Correction, Session } from '../live/session.ts';

/** What correcting needs from the reader. */
export interface CorrectingHost {
  readonly session: Session;
  readonly reader: HTMLElement;
  readonly scroller: HTMLElement;
  /** Shows the corrected article. */
  refresh(): void;
  isClosed(): boolean;
  say(text: string): void;
}

/** Blocks of an article that can be taken away. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, blockquote, pre, table, figure, aside, details';

/** Shorter pieces are signs and counters rather than parts that somebody misses. @source Chosen by hand: about two words. */
const MIN_TEXT = 12;

/** More than anybody reads through. @cap */
const MAX_LISTED = 80;

/** Enough characters of a part to recognise it. @cap */
const EXCERPT = 140;

/** Lets the user take parts of the article away and bring back what was left out, on this page or on the whole site. */
export class Correcting {
  readonly element: HTMLElement;
  readonly #host: CorrectingHost;
  readonly #list = make('ul', {});
  readonly #after: HTMLElement;

  constructor(host: CorrectingHost) {
    this.#host = host;
    this.#after = make(
      'div',
      { class: 'row', hidden: true },
      textButton('again', t('undo'), { onclick: () => this.#undo(), 'data-undo': '' }),
      textButton('confirm', t('remember_site'), {
        onclick: () => void this.#remember(),
        'data-remember': '',
      }),
    );
    this.element = make(
      'aside',
      { class: 'left-out', 'aria-label': t('left_out'), hidden: true },
      iconButton('close', t('close'), { onclick: () => void this.toggle(), class: 'icon-button close' }),
      make('p', {}, t('correct_help')),
      this.#after,
      make('h2', {}, t('left_out')),
      this.#list,
    );
    host.scroller.addEventListener(
      'click',
      trusted((event: MouseEvent) => this.#clicked(event)),
      true,
    );
  }

  get #isOn(): boolean {
    return !this.element.hidden;
  }

  /** Begins or ends correcting. */
  async toggle(): Promise<void> {
    const { session, isClosed, refresh } = this.#host;
    // Later, a page that has changed would lose its corrections.
    const hasChanged = await session.readNodes(isClosed);
    if (isClosed()) return;
    if (hasChanged) refresh();
    this.element.hidden = this.#isOn;
    this.#host.reader.classList.toggle('correcting', this.#isOn);
    if (this.#isOn) this.#fill();
  }

  #fill(): void {
    const { session } = this.#host;
    const parts = (session.explain().result.removed ?? []).filter(
      ({ text, step }) => text.trim().length >= MIN_TEXT && step !== 'clean/title',
    );
    this.#list.replaceChildren(
      ...parts.slice(0, MAX_LISTED).map(({ nodeId, text }) =>
        make(
          'li',
          {},
          make('span', { dir: 'auto' }, text.slice(0, EXCERPT)),
          iconButton('widen', `${t('bring_back')}: ${text.slice(0, EXCERPT)}`, {
            onclick: () => this.#correct({ kind: 'restore', node: nodeId }),
            'data-restore': String(nodeId),
          }),
        ),
      ),
    );
    this.#after.hidden = session.corrections.length === 0;
  }

  #clicked(event: MouseEvent): void {
    if (!this.#isOn) return;
    event.preventDefault();
    event.stopPropagation();
    const block = (event.target as Element).closest('.content')
      ? (event.target as Element).closest<HTMLElement>(BLOCKS)
      : null;
    const node = block === null ? null : this.#nodeOf(block);
    if (node !== null) this.#correct({ kind: 'remove', node });
  }

  #nodeOf(block: HTMLElement): NodeId | null {
    const { session } = this.#host;
    const { result, selection } = session.explain();
    const removed = [...selection.removed, ...(result.removed ?? []).map(({ nodeId }) => nodeId)];
    const before = block.ownerDocument.createRange();
    before.setStart(block.closest('.content')!, 0);
    before.setEndBefore(block);
    const position = inked(before.toString()).length;
    const { roots } = selection;
    return nodeOfBlock(session.live.page, { roots, removed }, { text: block.textContent ?? '', position });
  }

  #correct(correction: Correction): void {
    this.#host.session.correct(correction);
    this.#host.refresh();
    this.#fill();
  }

  #undo(): void {
    this.#host.session.undoCorrection();
    this.#host.refresh();
    this.#fill();
  }

  /** Turns the last correction into a rule for the site. */
  async #remember(): Promise<void> {
    const { session, say } = this.#host;
    const last = session.corrections.at(-1);
    const element = last === undefined ? null : elementOf(session, last.node);
    const selector = element === null ? null : structuralSelector(element);
    if (last === undefined || selector === null) return say(t('not_remembered'));
    const host = location.hostname;
    const kind = last.kind === 'remove' ? 'exclude' : 'restore';
    const rules = withSelector(await loadSiteRules(), host, kind, selector);
    await saveSiteRules(rules);
    session.rule = ruleFor(rules, host);
    say(t('remembered', host, selector));
  }
}

function elementOf(session: Session, node: NodeId): Element | null {
  const live = session.live.nodes[node];
  return live !== undefined && nodeTypeOf(live) === Node.ELEMENT_NODE ? (live as Element) : null;
}
