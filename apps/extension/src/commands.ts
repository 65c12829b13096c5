/** The commands on a page; also the names of menu items and keyboard commands. */
export const COMMANDS = ['read', 'isolate', 'pick', 'why', 'annotate'] as const;

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
}

/** True if a message is a command for the page. */
export function isRunCommand(message: unknown): message is RunCommand {
  const { kind, command } = (message ?? {}) as Partial<RunCommand>;
  return kind === 'run' && isCommand(command);
}
