import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

/** The built command: run `npm run build` first. */
export const FOVEA: string = fileURLToPath(new URL('../packages/cli/dist/fovea.js', import.meta.url));

/** A sentence of ordinary prose. */
export const SENTENCE = 'The harbour was quiet that morning, and the boats lay still under a thin fog. ';

/** A small page with a menu, an article and a footer. */
export const page = (
  title: string,
  words = SENTENCE,
): string => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<nav><a href="/">Home</a> <a href="/news">News</a> <a href="/about">About</a></nav>
<article><h1>${title}</h1><p>${words.repeat(6)}</p><p>${words.repeat(5)}<a href="/more">More</a></p></article>
<footer><a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer></body></html>`;

/** The exit code and the output of a process. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in its own folder with a few pages. */
export interface Cli {
  /** Path of a file in the folder. */
  path(name?: string): string;
  start(args: readonly string[]): ChildProcess;
  run(args: readonly string[], input?: string): Promise<Outcome>;
}

/** Waits for the end of a process. */
export function finished(child: ChildProcess): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

/** Makes the folder before the tests of a file, and removes it afterwards. */
export function useCli(): Cli {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fovea-cli-'));
    await mkdir(join(folder, 'pages/deep'), { recursive: true });
    await writeFile(join(folder, 'page.html'), page('Harbour'));
    await writeFile(join(folder, 'pages/b.html'), page('Second'));
    await writeFile(join(folder, 'pages/a.htm'), page('First'));
    await writeFile(join(folder, 'pages/deep/c.html'), page('Third'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const start = (args: readonly string[]): ChildProcess =>
    spawn(process.execPath, [FOVEA, ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  return {
    path: (name = '') => join(folder, name),
    start,
    run(args, input = '') {
      const child = start(args);
      child.stdin?.end(input);
      return finished(child);
    },
  };
}
