/** A bundle with a size limit. Ceilings are agreed on, and only ever lowered. */
export interface Ceiling {
  /** The contents of the bundle. */
  readonly name: string;
  /** Bytes, minified and gzipped. */
  readonly ceiling: number;
  /** What was measured when floors were last written. */
  readonly measured: number;
}

/** A bundle as it is now. */
export interface MeasuredSize {
  readonly name: string;
  readonly bytes: number;
}

/** Messages about bundles above their ceiling or without one; none if all is well. */
export function aboveCeilings(ceilings: readonly Ceiling[], sizes: readonly MeasuredSize[]): string[] {
  return sizes.flatMap(({ name, bytes }) => {
    const agreed = ceilings.find((one) => one.name === name);
    if (agreed === undefined) return [`bundle of ${name}: it has no ceiling in floors.json`];
    if (bytes <= agreed.ceiling) return [];
    return [`bundle of ${name}: ${bytes} bytes are above the ceiling of ${agreed.ceiling}`];
  });
}

/** The ceilings with what is measured now. */
export function withMeasured(
  ceilings: readonly Ceiling[],
  sizes: readonly MeasuredSize[],
): readonly Ceiling[] {
  return ceilings.map((one) => {
    const bytes = sizes.find(({ name }) => name === one.name)?.bytes;
    return bytes === undefined ? one : { ...one, measured: bytes };
  });
}

/** One line per bundle, for people. */
export function sizeLines(ceilings: readonly Ceiling[], sizes: readonly MeasuredSize[]): string[] {
  return sizes.map(({ name, bytes }) => {
    const agreed = ceilings.find((one) => one.name === name);
    return `bundle of ${name}  ${bytes} bytes of at most ${agreed?.ceiling ?? 'nothing agreed'}`;
  });
}
