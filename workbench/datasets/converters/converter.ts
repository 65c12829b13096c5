import type { Sample } from '../sample.ts';

/** Turns a public original, as a clone or an unpacked archive holds it, into the common form. */
export interface Converter {
  /** As in `datasets convert NAME`; also `dataset` in the samples. */
  readonly name: string;
  /** What the folder must hold, for people. */
  readonly expects: string;
  /** The samples, in an order that does not depend on the file system. */
  convert(folder: string): AsyncIterable<Sample>;
}
