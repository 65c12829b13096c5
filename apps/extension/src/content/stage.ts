import { annotate } from '../annotate/annotate.ts';
import type { Command } from '../commands.ts';
import { removeLayers, whenLayerIsLost } from '../interface/layer.ts';
import type { Mode, OpenMode } from '../interface/mode.ts';
import { isolate } from '../isolate/isolate-mode.ts';
import type { Session } from '../live/session.ts';
import { nextTask } from '../live/slices.ts';
import { mark } from '../mark/mark-mode.ts';
import { pick } from '../pick/pick.ts';
import { read } from '../reader/reader.ts';
import { why } from '../why/why.ts';
import { openSession } from './open-session.ts';

const MODES: Readonly<Record<Command, OpenMode>> = {
  read,
  isolate: prepared(isolate, true),
  mark: prepared(mark, false),
  pick: prepared(pick, false),
  why: prepared(why, true),
  annotate,
};

/** Opens a mode when the page is read and its content found, with the reasons for it if the mode shows them. */
function prepared(open: OpenMode, withReasons: boolean): OpenMode {
  return (context) => {
    let isOver = false;
    let mode: Mode | null = null;
    const prepare = async (): Promise<void> => {
      const { session } = context;
      await session.prepare(() => isOver, withReasons);
      // On a large page each of these takes its share of the time: the answer from the background, the page, the mode.
      await nextTask();
      if (!isOver) void session.live.page;
      await nextTask();
      if (isOver) return;
      mode = open(context);
      await mode.opened;
    };
    const close = (): void => {
      isOver = true;
      mode?.close();
    };
    return { opened: prepare(), close };
  };
}

/** Runs one mode at a time on this page, in one session that lasts until all are closed. */
export class Stage {
  #session: Session | null = null;
  /** Fovea opens by itself only once on a page: who has closed it wants to see the page. */
  #wasUsed = false;
  #isLooking = false;
  #open: { readonly command: Command; readonly mode: Mode } | null = null;

  constructor() {
    whenLayerIsLost(() => this.leave());
  }

  /** Runs a command; closes its mode if it is already open. */
  async run(command: Command, isByItself = false): Promise<void> {
    if (isByItself && !(await this.#mayOpenByItself())) return;
    this.#wasUsed = true;
    if (this.#open?.command === command) return this.leave();
    this.#session ??= await openSession();
    this.go(command);
    await this.#open?.mode.opened;
  }

  async #mayOpenByItself(): Promise<boolean> {
    if (this.#wasUsed || this.#isLooking) return false;
    this.#isLooking = true;
    try {
      // The user may have opened Fovea meanwhile.
      return (await hasContent()) && !this.#wasUsed;
    } finally {
      this.#isLooking = false;
    }
  }

  go(command: Command): void {
    const session = this.#session;
    if (session === null) return;
    this.#open?.mode.close();
    this.#open = null;
    const context = {
      session,
      go: (next: Command) => this.go(next),
      leave: () => this.leave(),
    };
    if (command === 'annotate') session.finish();
    try {
      const mode = MODES[command](context);
      this.#open = { command, mode };
      // The result of a mode that was closed meanwhile must not reach the one that is open now.
      mode.opened?.catch(() => this.#open?.mode === mode && this.#giveUp());
    } catch (error) {
      this.#giveUp();
      throw error;
    }
  }

  /** A broken layer over a page would be worse than none. */
  #giveUp(): void {
    removeLayers();
    this.leave();
  }

  leave(): void {
    this.#open?.mode.close();
    this.#open = null;
    this.#session = null;
  }
}

/** True if there is something to read: a list of articles had better stay as it is. */
async function hasContent(): Promise<boolean> {
  const session = await openSession();
  await session.readBeginning(() => false);
  return session.found.result.empty === undefined;
}
