import type { NodeId, OutputFormat } from 'fovea';
import type { Settings } from '../settings/settings.ts';
import { type Choice, narrow, widen } from './choice.ts';
import { type Found, findContent } from './find-content.ts';
import { type LivePage, readLivePage } from './live-page.ts';

/** A page and the choices on it while Fovea is open on it; nothing outlives the session. */
export class Session {
  settings: Settings;
  readonly #document: Document;
  #live: LivePage | null = null;
  #found: Found | null = null;
  #choice: Choice | null = null;

  constructor(document: Document, settings: Settings) {
    this.#document = document;
    this.settings = settings;
  }

  /** The page as it was last captured. */
  get live(): LivePage {
    this.#live ??= readLivePage(this.#document, 'layout');
    return this.#live;
  }

  /** The content for the reader. */
  get found(): Found {
    this.#found ??= this.#find(['html']);
    return this.#found;
  }

  /** True if the user has chosen the content. */
  get isByHand(): boolean {
    return this.#choice !== null;
  }

  /** The content in a format to save. */
  render(format: OutputFormat): Found {
    return this.#find([format]);
  }

  /** The content with the reason for every block that was left out. */
  explain(): Found {
    return this.#find([], true);
  }

  /** Captures the page again, because it may have changed; the user's choice may be gone, so the method decides again. */
  reread(): void {
    this.#live = null;
    this.#choice = null;
    this.#found = null;
  }

  /** Lets a method decide; `null` for the best one. */
  useMethod(method: string | null): void {
    this.settings = { ...this.settings, method };
    this.#choose(null);
  }

  /** Takes the user's choice. */
  pointAt(roots: readonly NodeId[]): void {
    this.#choose({ roots, narrower: [] });
  }

  /** Includes more of the page. */
  widen(): void {
    this.#choose(widen(this.live.page, this.#choiceNow()));
  }

  /** Includes less of the page. */
  narrow(): void {
    this.#choose(narrow(this.live.page, this.#choiceNow()));
  }

  #choiceNow(): Choice {
    return this.#choice ?? { roots: this.found.selection.roots, narrower: [] };
  }

  #choose(choice: Choice | null): void {
    this.#choice = choice;
    this.#found = null;
  }

  #find(formats: readonly OutputFormat[], explain = false): Found {
    const { method } = this.settings;
    return findContent(this.live.page, { method, roots: this.#choice?.roots ?? null, formats, explain });
  }
}
