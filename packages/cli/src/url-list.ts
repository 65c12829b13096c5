import type { BatchSource, MissingPage, UrlList, WrongLine } from '@fovea/sources';
import { counted } from './counted.ts';
import { warn } from './exit.ts';

/** Maximum number of characters of a line to repeat. @cap */
const MAX_SHOWN = 100;

/** The entries of a list as sources of a batch, in their order: what is no address becomes a row that says so. */
export async function readSourceList(bytes: Uint8Array, name: string): Promise<readonly BatchSource[]> {
  const { readUrlList } = await import('@fovea/sources');
  const list = readUrlList(Buffer.from(bytes).toString('utf8'));
  warnOfRepeated(list, name);
  return list.entries.map((entry) => (typeof entry === 'string' ? entry : missingPage(entry, name)));
}

/** Says that some addresses stand in a list more than once. */
export function warnOfRepeated({ repeated }: UrlList, name: string): void {
  if (repeated > 0)
    warn([`${name} repeats ${counted(repeated, 'address', 'addresses')}: every page is opened once`]);
}

/** What is wrong with a line of a list that is no address. */
export function missingPage({ number, text }: WrongLine, name: string): MissingPage {
  const origin = `${name}:${number}`;
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return { origin, error: { code: 'bad-url', message: `${origin} is not an http(s) address: ${shown}` } };
}
