import { annotate } from '../annotate/annotate.ts';
import type { Command } from '../commands.ts';
import { ruleFor } from '../correct/site-rules.ts';
import { loadSiteRules } from '../correct/store.ts';
import { removeLayers, whenLayerIsLost } from '../interface/layer.ts';
import type { Mode, OpenMode } from '../interface/mode.ts';
import { isolate } from '../isolate/isolate-mode.ts';
import { Session } from '../live/session.ts';
import { pick } from '../pick/pick.ts';
import { read } from '../reader/reader.ts';
import { loadSettings } from '../settings/store.ts';
import { why } from '../why/why.ts';

const MODES: Readonly<Record<Command, OpenMode>> = { read, isolate, pick, why, annotate };

/** Runs one mode at a time on this page, in one session that lasts until all are closed. */
export class Stage {
  #session: Session | null = null;
  #open: { readonly command: Command; readonly mode: Mode } | null = null;

  constructor() {
    whenLayerIsLost(() => this.leave());
  }

  /** Runs a command; closes its mode if it is already open. */
  async run(command: Command): Promise<void> {
    if (this.#open?.command === command) return this.leave();
    this.#session ??= new Session(
      document,
      await loadSettings(),
      ruleFor(await loadSiteRules(), location.hostname),
    );
    this.go(command);
    await this.#open?.mode.opened;
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
    if (command !== 'read') session.finish();
    try {
      const mode = MODES[command](context);
      this.#open = { command, mode };
      mode.opened?.catch(() => this.#giveUp());
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
