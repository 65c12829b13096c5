/** What a user can ask of a page; also the names of menu items and keyboard commands. */
export const COMMANDS = ['read', 'isolate', 'pick', 'why', 'annotate'] as const;

/** One of the things that a user can ask of a page. */
export type Command = (typeof COMMANDS)[number];

/** Says whether a menu item or a shortcut names a command. */
export function isCommand(name: unknown): name is Command {
  return COMMANDS.includes(name as Command);
}

/** What the background tells the script in a page. */
export interface RunCommand {
  readonly kind: 'run';
  readonly command: Command;
}

/** Says whether a message is a command for the page. */
export function isRunCommand(message: unknown): message is RunCommand {
  const { kind, command } = (message ?? {}) as Partial<RunCommand>;
  return kind === 'run' && isCommand(command);
}
