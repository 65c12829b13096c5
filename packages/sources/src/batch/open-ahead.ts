import { codeOf, messageOf } from '../source-error.ts';
import type { BatchItem } from './inputs.ts';
import { fieldsOfItem } from './item-fields.ts';
import type { WorkItem } from './protocol.ts';

/** A page that a child process can work on, or that needs none. */
export type OpenedItem = Exclude<BatchItem, { kind: 'address' }>;

/** Opens a page that is somewhere else, or returns `null` for one that can be worked on as it is. */
export type Opener = (item: BatchItem) => Promise<WorkItem> | null;

/** Knows no way to open an address. */
export const openNothing: Opener = (item) => {
  if (item.kind !== 'address') return null;
  return Promise.reject(new Error(`cannot open ${item.url}`));
};

/**
 * Pages to open ahead of their turn, so that a slow site does not hold up the others: enough for a list of many sites,
 * and their bytes are bounded, since each page is.
 * @cap
 */
const MAX_AHEAD = 16;

/** Opens the pages that need it, several at the same time, and returns all in their order. */
export async function* openAhead(
  items: AsyncIterable<BatchItem>,
  opener: Opener,
): AsyncGenerator<OpenedItem, void, undefined> {
  const ahead: Promise<OpenedItem>[] = [];
  for await (const item of items) {
    const opening = opener(item);
    if (opening === null && ahead.length === 0) {
      yield item as OpenedItem;
      continue;
    }
    ahead.push(opening === null ? Promise.resolve(item as OpenedItem) : catchFailure(item, opening));
    if (ahead.length >= MAX_AHEAD) yield await ahead.shift()!;
  }
  for (const opened of ahead) yield await opened;
}

/** A page that cannot be opened becomes a row that says so. */
function catchFailure(item: BatchItem, opening: Promise<WorkItem>): Promise<OpenedItem> {
  return opening.catch((error: unknown) => {
    const code = codeOf(error) || 'failed';
    const { origin } = item;
    return { kind: 'broken', origin, fields: fieldsOfItem(item), error: { code, message: messageOf(error) } };
  });
}
