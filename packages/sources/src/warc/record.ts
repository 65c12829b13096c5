import type { SourceError } from '../source-error.ts';

/** Where a record begins: its offset in a plain file; else a member, and a place in its content unless it is the first there. */
export interface RecordPlace {
  readonly offset: number;
  readonly inside: number;
}

/** The fields of a record that say what it is; all others are ignored. */
export interface WarcHead {
  /** `response`, `resource`, … */
  readonly type: string;
  readonly url: string | null;
  readonly date: string | null;
  readonly recordId: string | null;
  readonly contentType: string | null;
  readonly blockDigest: string | null;
  readonly payloadDigest: string | null;
  /** Why the crawler cut the record short, if it did. */
  readonly truncated: string | null;
  readonly refersTo: string | null;
}

/** A record, or a place in the file where one should have been. */
export type FoundRecord =
  | { readonly place: RecordPlace; readonly head: WarcHead; readonly block: Uint8Array }
  | {
      readonly place: RecordPlace;
      readonly error: SourceError;
      /** What the record says about itself, if that much of it could be read. */
      readonly head?: WarcHead;
    };

/** The head of a record, from its lines of fields; `null` if the lines are not a head. */
export function parseHead(text: string): { readonly head: WarcHead; readonly length: number } | null {
  const fields = parseFields(text);
  const length = fields.get('content-length') ?? '';
  if (!LENGTH.test(length)) return null;
  const of = (name: string): string | null => fields.get(name) ?? null;
  return {
    length: Number(length),
    head: {
      type: (of('warc-type') ?? '').toLowerCase(),
      url: withoutBrackets(of('warc-target-uri')),
      date: of('warc-date'),
      recordId: of('warc-record-id'),
      contentType: of('content-type'),
      blockDigest: of('warc-block-digest'),
      payloadDigest: of('warc-payload-digest'),
      truncated: of('warc-truncated'),
      refersTo: of('warc-refers-to-target-uri') ?? of('warc-refers-to'),
    },
  };
}

const LENGTH = /^\d{1,15}$/;
const LINE_BREAK = /\r?\n/;
const FOLDED = /^[ \t]/;

/** Fields as `Name: value` lines, by name in lower case; the first of several counts, and folded lines are joined. */
export function parseFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of text.split(LINE_BREAK)) {
    if (FOLDED.test(line)) {
      if (last !== '') fields.set(last, `${fields.get(last)} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    last = name === '' || fields.has(name) ? '' : name;
    if (last !== '') fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Version 1.0 of the format shows addresses in angle brackets, and some tools write them. */
function withoutBrackets(url: string | null): string | null {
  return url?.startsWith('<') && url.endsWith('>') ? url.slice(1, -1) : url;
}
