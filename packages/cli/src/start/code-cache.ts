import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Permission bits that let other users write a file; we never execute such a file. */
const WRITABLE_BY_OTHERS = 0o022;
const CHECKSUM_BYTES = 4;

/**
 * Compiled code between runs: compiling takes half the time of a short run. V8 checks that the code fits its version and
 * its flags, but trusts the rest, so the file must be whole, ours, and writable by nobody else. Anything wrong with it,
 * or a folder that cannot be written, costs time and nothing else.
 */
export class CodeCache {
  readonly #folder: string;
  readonly #file: string;

  private constructor(folder: string, file: string) {
    this.#folder = folder;
    this.#file = file;
  }

  /** The cache for a bundle with this hash under this version of Node; `null` if there is no folder for it. */
  static open(folder: string | null, hash: string): CodeCache | null {
    if (folder === null) return null;
    return new CodeCache(folder, join(folder, `${hash}-node-${process.version}-${process.arch}.code`));
  }

  read(): Buffer | undefined {
    try {
      const file = openSync(this.#file, 'r');
      try {
        const { uid, mode } = fstatSync(file);
        const isOurs = process.getuid === undefined || uid === process.getuid();
        return isOurs && (process.platform === 'win32' || (mode & WRITABLE_BY_OTHERS) === 0)
          ? whole(readFileSync(file))
          : undefined;
      } finally {
        closeSync(file);
      }
    } catch {
      return undefined;
    }
  }

  write(code: Buffer): void {
    const part = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const checksum = Buffer.alloc(CHECKSUM_BYTES);
      checksum.writeUInt32LE(crc32(code));
      // Under a temporary name first: another run must not read a half-written file.
      writeFileSync(part, Buffer.concat([code, checksum]), { mode: 0o600, flag: 'wx' });
      renameSync(part, this.#file);
    } catch {
      discard(part);
    }
  }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The path is not a folder, or not ours.
  }
}

/** The code without its checksum, if that is right. */
function whole(stored: Buffer): Buffer | undefined {
  const end = stored.length - CHECKSUM_BYTES;
  if (end <= 0) return undefined;
  const code = stored.subarray(0, end);
  return crc32(code) === stored.readUInt32LE(end) ? code : undefined;
}

/** The folder for caches of this user by the rules of the platform; `null` if Node's own variable turns such caches off. */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  if ((env['NODE_DISABLE_COMPILE_CACHE'] ?? '') !== '') return null;
  return join(cachesOf(env, platform), 'fovea');
}

function cachesOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (platform === 'win32') return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  // The specification says to ignore relative paths.
  const told = env['XDG_CACHE_HOME'];
  return told?.startsWith('/') === true ? told : join(homedir(), '.cache');
}
