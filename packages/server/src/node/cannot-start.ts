/** A server that cannot start, and why, in words. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
  readonly code: 'port-taken' | 'bad-host' | 'cannot-listen' | 'bad-cache-folder';

  constructor(code: CannotStart['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Where a server was to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The error of a server that cannot listen. */
export function listenError(cause: unknown, { host, port }: ListenAddress): CannotStart {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return new CannotStart('port-taken', `port ${port} is taken`, cause);
    case 'EACCES':
      return new CannotStart('port-taken', `port ${port} needs more rights than this process has`, cause);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart('bad-host', `there is no host ${host} to listen on`, cause);
    case 'EADDRNOTAVAIL':
      return new CannotStart('bad-host', `${host} is not an address of this machine`, cause);
    default:
      return new CannotStart('cannot-listen', `cannot listen on ${host}: ${messageOf(cause)}`, cause);
  }
}

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'there is a file in its path',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a disk that cannot be written',
};

/** The error of a folder that cannot keep answers. */
export function cacheFolderError(cause: unknown, folder: string): CannotStart {
  const problem = FOLDER_PROBLEMS[codeOf(cause)] ?? messageOf(cause);
  return new CannotStart('bad-cache-folder', `cannot keep answers in ${folder}: ${problem}`, cause);
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
