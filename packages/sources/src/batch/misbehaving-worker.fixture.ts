import { parsePageRow } from '../jsonl/page-row.ts';
import type { OutputRow, WorkItem } from './protocol.ts';
import { servePages } from './serve-pages.ts';

/** Pages this process has seen. */
let seen = 0;
const kept: unknown[] = [];

/** Does to its process what the text of the page says; anything else is echoed. */
const MISCHIEF: Readonly<Record<string, () => void>> = {
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
  // Fails only where another page has been before.
  'exit-if-used': () => {
    if (seen > 1) process.exit(3);
  },
};

async function misbehave(item: WorkItem): Promise<OutputRow> {
  seen++;
  if (item.kind === 'file') return { id: item.origin, text: item.path };
  const page = parsePageRow(item.bytes, item.origin);
  if ('error' in page) return { ...page };
  const text = String(page.html);
  if (text.startsWith('wait ')) await new Promise((resolve) => setTimeout(resolve, Number(text.slice(5))));
  MISCHIEF[text]?.();
  return { id: page.id, text, ...(text === 'pid' ? { pid: process.pid } : {}) };
}

servePages(misbehave, new URL('./watchdog.js', import.meta.url));
