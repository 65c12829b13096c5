/** Outcome of decoding. */
export interface PageEncoding {
  /** WHATWG name, lower case, for instance `utf-8`, `gb18030`, `windows-1251`. */
  readonly name: string;
  /** What decided on the encoding. */
  readonly reason: EncodingReason;
}

/** How an encoding was found, in the order in which the ways are tried. */
export type EncodingReason =
  | 'bom'
  | 'transport'
  | 'meta'
  | 'valid-utf-8'
  | 'escape-sequences'
  | 'script-statistics'
  | 'default';
