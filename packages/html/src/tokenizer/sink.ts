/** A DOCTYPE as the tokenizer reads it; `null` for a missing part. */
export interface Doctype {
  readonly name: string | null;
  readonly publicId: string | null;
  readonly systemId: string | null;
  readonly forceQuirks: boolean;
}

/**
 * The receiver of tokens. Text and comments are ranges of the source with `TextBit`s; the name, attributes and
 * self-closing flag of a tag are in the tokenizer's own fields, so that no token is ever allocated.
 */
export interface TokenSink {
  characters(start: number, end: number, bits: number): void;
  startTag(): void;
  endTag(): void;
  comment(start: number, end: number, bits: number): void;
  doctype(doctype: Doctype): void;
  endOfFile(): void;
  /** Whether the adjusted current node is foreign, so that `<![CDATA[` begins a CDATA section. */
  allowsCdata(): boolean;
}
