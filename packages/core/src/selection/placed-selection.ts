import type { Page } from '../page/page.ts';
import type { Selection } from './selection.ts';

/**
 * A selection and the page of its nodes, which differs from the given one if that keeps its content outside its markup.
 */
export interface PlacedSelection {
  readonly page: Page;
  readonly selection: Selection;
}
