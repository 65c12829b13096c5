/** What can be unusual about an input without being an error; the codes are stable, so that callers can count them. */
export type WarningCode =
  | 'archive-damaged'
  | 'unclosed-element'
  | 'input-truncated'
  | 'depth-capped'
  | 'nodes-capped'
  | 'attributes-capped'
  | 'formatting-capped'
  | 'tag-names-capped'
  | 'encoding-guessed'
  | 'encoding-mismatch'
  | 'encoding-unknown-label'
  | 'undecodable-bytes'
  | 'bad-base-url'
  | 'base-from-canonical'
  | 'metadata-skipped'
  | 'output-capped'
  | 'invisible-text'
  | 'invisible-characters'
  | 'frames-unseen'
  | 'noscript-unread'
  | 'content-cut'
  | 'content-from-data'
  | 'needs-scripts'
  | 'unknown-node'
  | 'unmatched-selector'
  | 'method-fallback';

/** Something that the caller should know about how the input was read; never an exception. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  /** How often it happened, if counting makes sense. */
  readonly count?: number;
}
