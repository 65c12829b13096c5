import { existsSync, statSync } from 'node:fs';
import { nearestName } from 'fovea/options';
import { UsageError } from './exit.ts';

const MANY_PAGES = /\.(?:jsonl|ndjson|warc|cdxj?)(?:\.gz|\.br|\.zst)?$/i;
/** Addresses are fetched; their type comes from the content. */
const ADDRESS = /^https?:/i;
const SPECIAL_IN_SHELLS = /[^\w@%+=:,./-]/;

/** What could be the name of a command. */
const PLAIN_WORD = /^[a-z]+$/i;

/** Maximum number of sources to repeat in a message. */
const MAX_SHOWN = 3;

/** The one page that is meant, standard input by default; if many are, or a command, says what to type instead. */
export function onePage(sources: readonly string[], commands: readonly string[] = []): string {
  const [source = '-', ...others] = sources;
  const meant = PLAIN_WORD.test(source) && !existsSync(source) ? nearestName(source, commands) : null;
  if (meant !== null) throw new UsageError(`no file named ${source}: did you mean fovea ${meant}?`);
  const isManyByName = MANY_PAGES.test(source) && !ADDRESS.test(source);
  const isMany = others.length > 0 || isManyByName || isFolder(source);
  if (!isMany) return source;
  const what = others.length > 0 ? `these are ${sources.length} pages` : `${source} has many pages`;
  const list = [
    ...sources.slice(0, MAX_SHOWN).map(quoted),
    ...(others.length >= MAX_SHOWN ? ['…'] : []),
  ].join(' ');
  throw new UsageError(
    `${what}, type: fovea batch ${list} -o out.jsonl (or --out-dir pages/ for a file each)`,
  );
}

function isFolder(source: string): boolean {
  return existsSync(source) && statSync(source).isDirectory();
}

/** A word as a shell wants it. */
export function quoted(word: string): string {
  return SPECIAL_IN_SHELLS.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : word;
}
