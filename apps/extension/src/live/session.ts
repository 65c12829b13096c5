import type { NodeId, OutputFormat } from 'fovea';
import type { SiteRule } from '../correct/site-rules.ts';
import { followPages } from '../joining/follow-pages.ts';
import { joinedResult } from '../joining/joined-result.ts';
import { receivePage } from '../joining/receive-page.ts';
import { joined, partOf } from '../joining/requests.ts';
import type { Settings } from '../settings/settings.ts';
import type { SitePreference } from '../sites/site-preferences.ts';
import { type Choice, narrow, widen } from './choice.ts';
import { type FindOptions, type Found, findContent } from './find-content.ts';
import { findElsewhere } from './find-elsewhere.ts';
import {
  hasNodes,
  idsOf,
  type LivePage,
  MAX_KEPT_NODES,
  readLivePage,
  readLivePageInSteps,
} from './live-page.ts';
import { isSameTree } from './same-tree.ts';
import { inSlices } from './slices.ts';

/** Nodes that fill the first screens of any page, and that are read, searched and built in a moment. @cap */
const FIRST_NODES = 4000;

/** A part of the page that the user has taken away or brought back. */
export interface Correction {
  readonly kind: 'remove' | 'restore';
  readonly node: NodeId;
}

/** A page and the choices on it while Fovea is open on it; nothing outlives the session. */
export class Session {
  settings: Settings;
  /** What the user has corrected on this site before. */
  rule: SiteRule;
  site: SitePreference;
  readonly #document: Document;
  #live: LivePage | null = null;
  #found: Found | null = null;
  #explained: Found | null = null;
  #choice: Choice | null = null;
  #isPartial = false;
  #corrections: readonly Correction[] = [];
  /** The content of all pages of the text, if they were joined. */
  #joined: string | null = null;

  constructor(document: Document, settings: Settings, rule: SiteRule, site: SitePreference) {
    this.#document = document;
    this.settings = settings;
    this.rule = rule;
    this.site = site;
  }

  /** True while only the beginning of a large page has been read. */
  get isPartial(): boolean {
    return this.#isPartial;
  }

  /** Reads the page, or as much of a large one as fills the first screens, without blocking the browser. */
  async readBeginning(isOver: () => boolean): Promise<void> {
    if (this.#live !== null) return;
    const live = await inSlices(readLivePageInSteps(this.#document, { maxNodes: FIRST_NODES }), isOver);
    if (live === null || isOver()) return;
    const isPartial = live.snapshot.warnings.some(({ code }) => code === 'nodes-capped');
    const options = this.#options(live, ['html']);
    const answer = await findElsewhere(live.snapshot, options);
    // Another mode may have read the page meanwhile.
    if (isOver() || this.#live !== null) return;
    // Without the background the page has to wait once.
    const found = answer ?? findContent(live.page, options);
    // A large page may begin with anything; then the whole has to be read before there is text.
    if (isPartial && found.result.empty !== undefined) {
      await this.readRest(isOver, true);
      return;
    }
    [this.#live, this.#found, this.#isPartial] = [live, found, isPartial];
  }

  /** Reads a large page to its end; resolves to whether there is something new to show. */
  async readRest(isOver: () => boolean, isFirst = false): Promise<boolean> {
    // To restore what is restored on this site, its nodes have to be known.
    const bounds = this.rule.restore.length > 0 ? {} : { maxKept: MAX_KEPT_NODES };
    const live = await inSlices(readLivePageInSteps(this.#document, bounds), isOver);
    if (live === null || isOver()) return false;
    const found = await findElsewhere(live.snapshot, this.#options(live, ['html']));
    // The user may have asked for something that needed the whole page at once.
    if (found === null || isOver() || !(this.#isPartial || isFirst)) return false;
    [this.#live, this.#found, this.#isPartial] = [live, found, false];
    return true;
  }

  /**
   * Reads the whole page with its nodes and finds its content, with the reasons for what is left out if they are wanted,
   * without holding the browser up. What is not there afterwards, because the background is gone, is found when it is asked
   * for.
   */
  async prepare(isOver: () => boolean, withReasons: boolean): Promise<void> {
    this.finish();
    await this.readNodes(isOver);
    if (isOver()) return;
    if (this.#found === null) {
      const found = await findElsewhere(this.live.snapshot, this.#options(this.live, ['html']));
      if (isOver()) return;
      this.#found ??= found;
    }
    if (this.#explained !== null || !withReasons) return;
    const options = { ...this.#options(this.live, []), explain: true };
    const explained = await findElsewhere(this.live.snapshot, options);
    if (!isOver()) this.#explained ??= explained;
  }

  /**
   * Makes sure that the live nodes are known; of a page that has changed meanwhile, everything is read again, and what the
   * user has chosen and corrected is gone. So this comes before the user does either. Resolves to whether the page has changed.
   */
  async readNodes(isOver: () => boolean): Promise<boolean> {
    const before = this.#live;
    if (before !== null && hasNodes(before)) return false;
    const read = await inSlices(readLivePageInSteps(this.#document), isOver);
    if (read === null || isOver() || this.#live !== before) return false;
    const hasChanged = before !== null && !isSameTree(before.snapshot, read.snapshot);
    if (hasChanged) this.reread();
    this.#live = read;
    return hasChanged;
  }

  /** What the user has corrected on this page, the last correction last. */
  get corrections(): readonly Correction[] {
    return this.#corrections;
  }

  /** Takes a part of the page away, or brings it back. */
  correct(correction: Correction): void {
    this.#corrections = [...this.#corrections, correction];
    this.#drop();
  }

  /** Takes back the last correction. */
  undoCorrection(): void {
    this.#corrections = this.#corrections.slice(0, -1);
    this.#drop();
  }

  /** Makes sure that the whole page is read, at once if need be: for everything but a first look. */
  finish(): void {
    if (!this.#isPartial) return;
    this.#isPartial = false;
    this.#live = null;
    this.#found = null;
    this.#explained = null;
  }

  /** The page as it was last captured. */
  get live(): LivePage {
    this.#live ??= readLivePage(this.#document, 'layout');
    return this.#live;
  }

  /** The content for the reader. */
  get found(): Found {
    this.#found ??= this.#findAll(['html']);
    return this.#found;
  }

  /** True if the user has chosen the content. */
  get isByHand(): boolean {
    return this.#choice !== null;
  }

  /** The content in a format to save. */
  render(format: OutputFormat): Found {
    this.finish();
    return this.#findAll([format]);
  }

  /** Adds the pages that continue this one; resolves to how many there are now, and whether these are all. */
  async joinPages(isOver: () => boolean): Promise<{ readonly pages: number; readonly isComplete: boolean }> {
    this.finish();
    const before = this.found;
    // A request fails if the background is gone.
    const { contents, isComplete } = await followPages(before.result, this.#document.URL, {
      open: async (url) => (isOver() ? null : await receivePage(url)),
      partOf: (page) => partOf(page, this.rule.exclude).catch(() => null),
    });
    if (isOver() || contents.length === 1) return { pages: 1, isComplete };
    const whole = await joined(contents).catch(() => null);
    // The user may have changed the content meanwhile.
    if (whole === null || isOver() || this.found !== before) return { pages: 1, isComplete: false };
    this.#joined = whole;
    this.#found = null;
    return { pages: contents.length, isComplete };
  }

  /** The content with the reason for every block that was left out. */
  explain(): Found {
    this.#explained ??= this.#find([], true);
    return this.#explained;
  }

  /** Captures the page again, because it may have changed; the user's choice may be gone, so the method decides again. */
  reread(): void {
    this.#live = null;
    this.#choice = null;
    this.#drop();
    this.#isPartial = false;
    this.#corrections = [];
  }

  /** Lets a method decide; `null` for the best one. */
  useMethod(method: string | null): void {
    this.finish();
    this.settings = { ...this.settings, method };
    this.#choose(null);
  }

  /** Takes the user's choice. */
  pointAt(roots: readonly NodeId[]): void {
    this.#choose({ roots, narrower: [] });
  }

  /** Includes more of the page. */
  widen(): void {
    this.finish();
    this.#choose(widen(this.live.page, this.#choiceNow()));
  }

  /** Includes less of the page. */
  narrow(): void {
    this.finish();
    this.#choose(narrow(this.live.page, this.#choiceNow()));
  }

  #choiceNow(): Choice {
    return this.#choice ?? { roots: this.found.selection.roots, narrower: [] };
  }

  #choose(choice: Choice | null): void {
    this.#choice = choice;
    this.#drop();
  }

  /** What was found is out of date. */
  #drop(): void {
    this.#found = null;
    this.#explained = null;
    this.#joined = null;
  }

  #findAll(formats: readonly OutputFormat[]): Found {
    const found = this.#find(formats);
    if (this.#joined === null) return found;
    return { ...found, result: joinedResult(found.result, this.#joined, formats) };
  }

  #find(formats: readonly OutputFormat[], explain = false): Found {
    return findContent(this.live.page, { ...this.#options(this.live, formats), explain });
  }

  #options(live: LivePage, formats: readonly OutputFormat[]): FindOptions {
    const nodesOf = (kind: Correction['kind']): NodeId[] =>
      this.#corrections.filter((one) => one.kind === kind).map(({ node }) => node);
    const edits = {
      restore: [...idsOf(live, this.rule.restore), ...nodesOf('restore')],
      remove: nodesOf('remove'),
      exclude: this.rule.exclude,
    };
    return { method: this.settings.method, roots: this.#choice?.roots ?? null, formats, edits };
  }
}
