import type { NodeId } from 'fovea';
import { NO_NODE, NodeKind } from 'fovea/page';
import { type Annotation, LABELS, type Label, type SeenPage } from '../annotations/annotated-page.ts';
import { pageHtml } from '../annotations/page-html.ts';
import { ask } from '../annotations/requests.ts';
import { sentRow } from '../annotations/sent-row.ts';
import { t } from '../i18n/messages.ts';
import type { Box } from '../interface/boxes.ts';
import type { Mode, ModeContext } from '../interface/mode.ts';
import { Surface } from '../interface/surface.ts';
import { type LivePage, readLivePage } from '../live/live-page.ts';
import { saveSettings } from '../settings/store.ts';
import { AnnotatePanel } from './annotate-panel.ts';

/** Lets a person label parts of the page: click a word, climb until the frame fits, choose a label, confirm. */
export function annotate(context: ModeContext): Mode {
  return new Annotator(context);
}

class Annotator implements Mode {
  readonly #context: ModeContext;
  readonly #live: LivePage;
  readonly #seen: SeenPage;
  readonly #surface: Surface;
  readonly #panel: AnnotatePanel;
  #annotations: readonly Annotation[] = [];
  /** From the framed node down to the clicked one. */
  #path: readonly NodeId[] = [];
  #label: Label = 'content';

  constructor(context: ModeContext) {
    this.#context = context;
    this.#live = readLivePage(document, 'all');
    const { snapshot, page } = this.#live;
    this.#seen = { url: snapshot.url ?? '', html: pageHtml(page), snapshot };
    this.#surface = new Surface(this.#live, t('command_annotate'), {
      aim: (node) => node,
      point: (node) => this.#go([node]),
      keys: {
        ArrowUp: () => this.#climb(),
        '+': () => this.#climb(),
        ArrowDown: () => this.#descend(),
        '-': () => this.#descend(),
        ...Object.fromEntries(LABELS.map((label, n) => [String(n + 1), () => this.#name(label)])),
        Enter: () => void this.#confirm(),
        Delete: () => void this.#forget(),
        Escape: () => context.leave(),
      },
    });
    this.#panel = new AnnotatePanel(context.session.settings.annotator, {
      name: (label) => this.#name(label),
      goTo: (node) => this.#goTo(node),
      signAs: (annotator) => this.#signAs(annotator),
      confirm: () => void this.#confirm(),
      forget: () => void this.#forget(),
      close: () => context.leave(),
    });
    this.#surface.add(this.#panel.element);
    this.#draw();
    void this.#update(ask({ kind: 'annotations', page: { url: this.#seen.url, html: this.#seen.html } }));
  }

  close(): void {
    this.#surface.close();
  }

  #climb(): void {
    const [top] = this.#path;
    const above = top === undefined ? NO_NODE : this.#live.page.tree.parent[top]!;
    if (above > 0) this.#go([above, ...this.#path]);
  }

  #descend(): void {
    if (this.#path.length > 1) this.#go(this.#path.slice(1));
  }

  /** Frames a node of the breadcrumb; the user can still descend from there. */
  #goTo(node: NodeId): void {
    const known = this.#path.indexOf(node);
    const ancestors = this.#ancestors().filter((above) => above >= node);
    this.#go(known >= 0 ? this.#path.slice(known) : [...ancestors, ...this.#path]);
  }

  #go(path: readonly NodeId[]): void {
    this.#path = path;
    this.#draw();
  }

  #name(label: Label): void {
    this.#label = label;
    this.#draw();
  }

  #signAs(annotator: string): void {
    const { session } = this.#context;
    session.settings = { ...session.settings, annotator };
    void saveSettings({ annotator });
  }

  async #confirm(): Promise<void> {
    const [node] = this.#path;
    if (node === undefined) return;
    const annotator = this.#context.session.settings.annotator.trim() || t('nobody');
    const annotation = { annotator, label: this.#label, node, at: new Date().toISOString() };
    const isStored = await this.#update(ask({ kind: 'annotate', page: this.#seen, annotation }));
    if (isStored && (await this.#send(annotator))) this.#panel.say(t('noted', t(`label_${this.#label}`)));
  }

  async #forget(): Promise<void> {
    const [node] = this.#path;
    if (node === undefined) return;
    const annotator = this.#context.session.settings.annotator.trim() || t('nobody');
    const { url, html } = this.#seen;
    const isStored = await this.#update(
      ask({ kind: 'forget', page: { url, html }, annotation: { annotator, node } }),
    );
    if (isStored) await this.#send(annotator);
  }

  /** Sends what a person now says of the page, if a receiver is set; the browser has it in any case. */
  async #send(annotator: string): Promise<boolean> {
    if (this.#context.session.settings.receiver.trim() === '') return true;
    const row = sentRow(this.#seen, annotator, this.#annotations);
    return await this.#update(ask({ kind: 'send', row }));
  }

  /** Shows the annotations in the answer; reports an error and keeps the earlier ones if nothing could be stored. */
  async #update(answer: Promise<readonly Annotation[]>): Promise<boolean> {
    try {
      this.#annotations = await answer;
    } catch (error) {
      this.#panel.say(t('store_failed', error instanceof Error ? error.message : String(error)));
      return false;
    }
    this.#draw();
    return true;
  }

  #draw(): void {
    const { nodes } = this.#live;
    const [top] = this.#path;
    const known = this.#annotations.map(({ node, label, annotator }): Box => {
      return { nodes: [nodes[node]!], kind: label, label: `${t(`label_${label}`)} · ${annotator}` };
    });
    const framed: Box[] = top === undefined ? [] : [{ nodes: [nodes[top]!], kind: 'chosen' }];
    this.#surface.show([...known, ...framed]);
    const crumbs = top === undefined ? [] : [...this.#ancestors(), top];
    this.#panel.show(this.#live.page, { crumbs, label: this.#label, count: this.#annotations.length });
  }

  /** The ancestors of the framed node, the outermost first. */
  #ancestors(): NodeId[] {
    const { parent, kind } = this.#live.page.tree;
    const above: NodeId[] = [];
    for (let at = parent[this.#path[0]!]!; at > 0 && kind[at] === NodeKind.element; at = parent[at]!)
      above.push(at);
    return above.reverse();
  }
}
