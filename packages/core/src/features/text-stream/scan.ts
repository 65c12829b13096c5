import { SKIPPED_IN_SOURCE } from '../../hidden/unread-tags.ts';
import { type KnownTag, knownTagId, Tag, type TagId } from '../../page/tags.ts';
import { growableInts, pushInt } from '../growable.ts';
import { Ascii, type Codes, isAsciiLetter, isSpaceCode, stringCodes } from './codes.ts';
import { commentEnd, endTagStart, isCommentStart, tagEnd } from './markup-ends.ts';

/** What a run of the source is. */
export const RunKind = {
  /** Text, with character references not yet decoded. */
  text: 0,
  /** One start or end tag. */
  tag: 1,
  /** A comment, a doctype, a processing instruction. */
  comment: 2,
  /** The contents of `<script>`, `<style>`, `<title>` and the like: never content. */
  hidden: 3,
} as const;

/** The source cut into contiguous runs; run `i` is `[start[i], start[i + 1])`. */
export interface SourceRuns {
  readonly size: number;
  readonly kind: Uint8Array;
  readonly start: Int32Array;
  /** Tag id of a tag run (see `page/tags.ts`); 0 for unknown names and for all other runs. */
  readonly tag: Uint16Array;
  /** 1 for end tags. */
  readonly isEndTag: Uint8Array;
}

/** Elements whose contents are one hidden run, whatever they look like. */
const HIDDEN_NAMES: ReadonlyMap<TagId, KnownTag> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SKIPPED_IN_SOURCE.map((name) => [Tag[name], name]),
);

/** The parser reads the contents of these as elements, so one that never closes hides nothing. */
const NEEDS_END: ReadonlySet<KnownTag> = new Set(['noscript', 'template']);

/** Longest known tag name. @cap */
const MAX_NAME = 12;

/** Cuts a source into tags, comments, hidden parts and text, in one linear pass and without building a tree. */
export function scanSource(source: string): SourceRuns {
  return new Scanner(source).run();
}

class Scanner {
  readonly #source: string;
  readonly #codes: Codes;
  readonly #starts = growableInts(1024);
  /** Kind, end-tag flag and tag id of each run, packed into one number. */
  readonly #facts = growableInts(1024);
  /** Names without an end tag ahead: searching again for each start tag would be quadratic. */
  readonly #withoutEnd = new Set<KnownTag>();

  constructor(source: string) {
    this.#source = source;
    this.#codes = stringCodes(source);
  }

  run(): SourceRuns {
    const source = this.#source;
    let textStart = 0;
    for (let index = source.indexOf('<'); index >= 0; ) {
      const kind = this.#kindAt(index);
      if (kind === RunKind.text) {
        index = source.indexOf('<', index + 1);
        continue;
      }
      if (index > textStart) this.#push(textStart, RunKind.text);
      textStart = kind === RunKind.tag ? this.#tag(index) : this.#comment(index);
      index = source.indexOf('<', textStart);
    }
    if (textStart < source.length) this.#push(textStart, RunKind.text);
    return this.#finish();
  }

  /**
   * Reads what a `<` opens: a tag needs a letter, a comment `!` or `?` (or a broken end tag), anything else is text.
   */
  #kindAt(index: number): number {
    const next = this.#source.charCodeAt(index + 1);
    if (isAsciiLetter(next)) return RunKind.tag;
    if (next === Ascii.exclamation || next === Ascii.question) return RunKind.comment;
    if (next !== Ascii.slash) return RunKind.text;
    const afterSlash = this.#source.charCodeAt(index + 2);
    if (isAsciiLetter(afterSlash)) return RunKind.tag;
    return Number.isNaN(afterSlash) ? RunKind.text : RunKind.comment;
  }

  #comment(start: number): number {
    this.#push(start, RunKind.comment);
    if (isCommentStart(this.#codes, start)) return commentEnd(this.#codes, start);
    const end = this.#source.indexOf('>', start);
    return end < 0 ? this.#source.length : end + 1;
  }

  /** Reads a tag and, if it opens a hidden element, its contents too; returns where the next run begins. */
  #tag(start: number): number {
    const isEndTag = this.#source.charCodeAt(start + 1) === Ascii.slash;
    const tag = tagIdAt(this.#source, isEndTag ? start + 2 : start + 1);
    this.#push(start, RunKind.tag, tag, isEndTag);
    const end = tagEnd(this.#codes, start);
    const hidden = isEndTag ? undefined : HIDDEN_NAMES.get(tag);
    return hidden === undefined ? end : this.#hidden(hidden, end);
  }

  #hidden(name: KnownTag, from: number): number {
    if (this.#withoutEnd.has(name)) return from;
    const end = endTagStart(this.#codes, name, from);
    if (end < 0 && NEEDS_END.has(name)) {
      this.#withoutEnd.add(name);
      return from;
    }
    const to = end < 0 ? this.#source.length : end;
    if (to > from) this.#push(from, RunKind.hidden);
    return to;
  }

  #push(start: number, kind: number, tag: TagId = 0, isEndTag = false): void {
    pushInt(this.#starts, start);
    pushInt(this.#facts, (tag << 3) | (isEndTag ? 4 : 0) | kind);
  }

  #finish(): SourceRuns {
    const size = this.#starts.length;
    const start = new Int32Array(size + 1);
    start.set(this.#starts.data.subarray(0, size));
    start[size] = this.#source.length;
    const kind = new Uint8Array(size);
    const tag = new Uint16Array(size);
    const isEndTag = new Uint8Array(size);
    for (let run = 0; run < size; run++) {
      const fact = this.#facts.data[run]!;
      kind[run] = fact & 3;
      isEndTag[run] = (fact >> 2) & 1;
      tag[run] = fact >> 3;
    }
    return { size, start, kind, tag, isEndTag };
  }
}

function tagIdAt(source: string, from: number): TagId {
  let to = from;
  while (to - from <= MAX_NAME && !endsName(source.charCodeAt(to))) to++;
  if (to - from > MAX_NAME) return 0;
  return knownTagId(source.slice(from, to).toLowerCase()) ?? 0;
}

function endsName(code: number): boolean {
  return Number.isNaN(code) || isSpaceCode(code) || code === Ascii.slash || code === Ascii.greater;
}

/** The index of the first run after `<body>`, or else after `</head>`, or 0. */
export function bodyRun(runs: SourceRuns): number {
  let afterHead = 0;
  for (let run = 0; run < runs.size; run++) {
    if (runs.kind[run] !== RunKind.tag) continue;
    if (runs.tag[run] === Tag.body && runs.isEndTag[run] === 0) return run + 1;
    if (runs.tag[run] === Tag.head && runs.isEndTag[run] === 1 && afterHead === 0) afterHead = run + 1;
  }
  return afterHead;
}
