import type { InvalidOptionError } from 'fovea';
import { flagNamed } from './option-flags.ts';
import { printable } from './terminal.ts';

/** The exit codes; scripts rely on them. */
export const EXIT = {
  content: 0,
  /** No content, or a page that could not be read. */
  failed: 1,
  usage: 2,
  /** The run could not continue: its output is incomplete. */
  aborted: 3,
  /** 128 plus the number of the signal, as in shells. */
  interrupted: 130,
  terminated: 143,
} as const;

/** Codes of errors in how the command was called, not in a page. */
const USAGE_CODES: ReadonlySet<string> = new Set([
  'invalid-option',
  'unsupported-page',
  'usage',
  'output-exists',
  'output-busy',
  'resume-mismatch',
  'unsupported',
  'no-browser',
  'no-playwright',
  'launch-failed',
]);

/** The command was called in a way that makes no sense. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
  readonly code: string = 'usage';
}

/** The exit code for an error. */
export function exitCodeOf(error: unknown): number {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && USAGE_CODES.has(code) ? EXIT.usage : EXIT.failed;
}

/** Codes of errors that end a run before its last page. */
const ABORT_CODES: ReadonlySet<string> = new Set(['output-changed', 'unwritable', 'worker-failed']);

/** True if an error ended a run of many pages, so that its output is incomplete. */
export function endsRun(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && ABORT_CODES.has(code);
}

/** Tells the user about an error, in one line. */
export function report(error: unknown): void {
  log(messageOf(error));
}

/** What the user can do about an error, by its code: only the command line knows its flags. */
const HINTS: Readonly<Record<string, string>> = {
  'blocked-address': 'add --allow-private to fetch it',
  'too-large': 'raise the limit with --max-size',
  timeout: 'raise it with --timeout',
  robots: 'add --no-robots to fetch it nevertheless',
  'output-exists': 'add --resume to continue it or --force to replace it',
  'port-taken': 'choose another with --port',
  'bad-host': 'name another with --host',
  'resume-mismatch': 'pass the same inputs as before, or --force to start over',
};

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isInvalidOption(error)) return `${flagNamed(error.option)} ${error.problem}`;
  const hint = 'code' in error && typeof error.code === 'string' ? HINTS[error.code] : undefined;
  return hint === undefined ? error.message : `${error.message}: ${hint}`;
}

/** Checks the fields, because importing the class would load the whole library. */
function isInvalidOption(error: Error): error is InvalidOptionError {
  return 'option' in error && typeof error.option === 'string' && 'problem' in error;
}

/** Writes one line to standard error, in which text from pages cannot move the cursor or clear the screen. */
export function log(message: string): void {
  process.stderr.write(`fovea: ${printable(message.replaceAll('\n', ' '))}\n`);
}

/** Prints warnings, one line each. */
export function warn(messages: readonly string[]): void {
  for (const message of messages) log(`warning: ${message}`);
}
