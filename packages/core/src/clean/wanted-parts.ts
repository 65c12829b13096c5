/** Whether a part is kept or dropped. */
export type Kept = 'keep' | 'drop';

/** Which parts of the content its caller wants. */
export interface WantedParts {
  /**
   * Links: keep them, keep only their text, or drop that too. Pictures in a link always stay; footnotes do not count
   * as links.
   * @default 'keep'
   */
  readonly links: Kept | 'text';
  /**
   * Pictures.
   * @default 'keep'
   */
  readonly images: Kept;
  /** Data tables; the contents of layout tables stay. @default 'keep' */
  readonly tables: Kept;
  /**
   * Captions of figures and tables in the content: all, but in `text` only those that the method takes for running text;
   * all; or none.
   * @default 'auto'
   */
  readonly captions: Kept | 'auto';
}

/** The content as it is. */
export const ALL_PARTS: WantedParts = { links: 'keep', images: 'keep', tables: 'keep', captions: 'auto' };
