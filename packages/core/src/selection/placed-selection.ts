import type { Page } from '../page/page.ts';
import type { Selection } from './selection.ts';

/** A selection and the page that its nodes are on: another one than was given where that keeps its content elsewhere. */
export interface PlacedSelection {
  readonly page: Page;
  readonly selection: Selection;
}
