import type { Command } from '../commands.ts';
import type { Session } from '../live/session.ts';

/** A part of Fovea that is open on the page; closing it leaves the page as it was. */
export interface Mode {
  /** For a mode that opens in steps: resolves when it is shown, and rejects if it cannot be. */
  readonly opened?: Promise<void>;
  close(): void;
}

/** What a mode has access to. */
export interface ModeContext {
  readonly session: Session;
  /** Closes this mode and opens another. */
  go(command: Command): void;
  /** Closes Fovea on this page. */
  leave(): void;
}

/** Opens a mode. */
export type OpenMode = (context: ModeContext) => Mode;
