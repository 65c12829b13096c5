import type { Sample } from '../sample.ts';

/** Converts a public original, from a clone or an unpacked archive, to the common format. */
export interface Converter {
  /** The name in `datasets convert NAME`, and `dataset` in the samples. */
  readonly name: string;
  /** What the folder must contain, for people. */
  readonly expects: string;
  /** The samples, in an order that does not depend on the file system. */
  convert(folder: string): AsyncIterable<Sample>;
}
