/** Which cap of the parser was reached. */
export type HtmlWarningCode =
  | 'depth-capped'
  | 'nodes-capped'
  | 'attributes-capped'
  | 'formatting-capped'
  | 'tag-names-capped';

/** A cap that was reached, in words, and how often. */
export interface HtmlWarning {
  readonly code: HtmlWarningCode;
  readonly message: string;
  readonly count?: number;
}
