import type { Sample } from '../../datasets/sample.ts';
import type { PageFates } from './text-fates.ts';

/** A question about what becomes of the texts of pages; its answer is a page of `docs/results`. */
export interface FateMeasure {
  /** The name of the page, and of the option that asks for it. */
  readonly name: string;
  readonly title: string;
  add(sample: Sample, fates: PageFates): void;
  /** The page without its title. */
  markdown(): string;
}
