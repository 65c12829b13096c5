import { readdirSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parsePageRow } from '../jsonl/page-row.ts';
import { idFromOrigin } from '../jsonl/row-id.ts';
import { tooMuchWorkOn } from './last-words.ts';
import type { OutputRow, WorkItem } from './protocol.ts';
import { guardFromArguments, servePages } from './serve-pages.ts';

/** Pages this process has seen. */
let seen = 0;
const kept: unknown[] = [];

/** What the text of a page does to the process; any other text is echoed. */
const MISBEHAVIOURS: Readonly<Record<string, () => void>> = {
  hang: () => {
    for (;;);
  },
  exit: () => process.exit(3),
  abort: () => process.abort(),
  throw: () => {
    throw new Error('a bug');
  },
  'fill-heap': () => {
    for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
  },
  'fill-arrays': () => {
    for (;;) kept.push(new Uint8Array(1 << 20).fill(1));
  },
  kill: () => {
    process.kill(process.pid, 'SIGKILL');
  },
  // As the watchdog does for the first page of the process.
  'blame-first': () => {
    writeSync(process.stderr.fd, `${tooMuchWorkOn(1)}\n`);
    process.kill(process.pid, 'SIGKILL');
  },
  // Fails only if the process has seen another page before.
  'exit-if-used': () => {
    if (seen > 1) process.exit(3);
  },
};

async function misbehave(item: WorkItem): Promise<OutputRow> {
  seen++;
  if (atPage !== undefined) endEarly(atPage);
  if (item.kind === 'file') return { id: idFromOrigin(item.origin), text: item.path };
  if (item.kind !== 'line') throw new Error(`no use for a ${item.kind}`);
  const page = parsePageRow(item.bytes, item.origin);
  if ('error' in page) return { ...page };
  const text = String(page.html);
  if (text.startsWith('wait ')) await new Promise((resolve) => setTimeout(resolve, Number(text.slice(5))));
  MISBEHAVIOURS[text]?.();
  return { id: page.id, text, ...(text === 'pid' ? { pid: process.pid } : {}) };
}

/** Kills the process once for each file in a folder, as someone else might. */
function endEarly(folder: string): void {
  const [first] = readdirSync(folder);
  if (first === undefined) return;
  unlinkSync(join(folder, first));
  process.kill(process.pid, 'SIGKILL');
}

const { FOVEA_END_AT_START: atStart, FOVEA_END_AT_PAGE: atPage } = process.env;
if (atStart !== undefined) endEarly(atStart);

await servePages(misbehave, new URL('./watchdog.js', import.meta.url), guardFromArguments());
