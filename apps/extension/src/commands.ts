/** The commands on a page; also the names of menu items and keyboard commands. */
export const COMMANDS = ['read', 'isolate', 'mark', 'pick', 'why', 'annotate'] as const;

/** A command on a page. */
export type Command = (typeof COMMANDS)[number];

/** True if the name of a menu item or shortcut is a command. */
export function isCommand(name: unknown): name is Command {
  return COMMANDS.includes(name as Command);
}

/** The message from the background to the script in a page. */
export interface RunCommand {
  readonly kind: 'run';
  readonly command: Command;
  /** True if the user has asked for it on every page of the site, not now. */
  readonly isByItself?: boolean;
}

/** True if a message is a command for the page. */
export function isRunCommand(message: unknown): message is RunCommand {
  const { kind, command } = (message ?? {}) as Partial<RunCommand>;
  return kind === 'run' && isCommand(command);
}

/** The pages of the extension that can be opened from a page. */
const OWN_PAGES = ['settings', 'highlights'] as const;

/** The message from the script in a page to the background that opens a page of the extension in a new tab. */
export interface OpenPage {
  readonly kind: 'open';
  readonly page: (typeof OWN_PAGES)[number];
  /** The site that the settings are to be about. */
  readonly site?: string;
}

/** True if a message asks for a page of the extension. */
export function isOpenPage(message: unknown): message is OpenPage {
  const { kind, page } = (message ?? {}) as Partial<OpenPage>;
  return kind === 'open' && OWN_PAGES.some((name) => name === page);
}
