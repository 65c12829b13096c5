/** Kept, or left out. */
export type Kept = 'keep' | 'drop';

/** Which parts of the content its caller wants. */
export interface WantedParts {
  /**
   * Links: as they are, only their text, or not even that. Pictures in a link stay in each case, and footnotes are no links.
   * @default 'keep'
   */
  readonly links: Kept | 'text';
  /**
   * Pictures.
   * @default 'keep'
   */
  readonly images: Kept;
  /**
   * Tables of data; what a table only places on the page stays.
   * @default 'keep'
   */
  readonly tables: Kept;
  /**
   * Captions of what is in the content, figures and tables: as the method decides, all, or none.
   * @default 'auto'
   */
  readonly captions: Kept | 'auto';
}

/** The content as it is. */
export const ALL_PARTS: WantedParts = { links: 'keep', images: 'keep', tables: 'keep', captions: 'auto' };
