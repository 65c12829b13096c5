/** A bundle with a size limit. Ceilings are only ever lowered. */
export interface Ceiling {
  /** The contents of the bundle. */
  readonly name: string;
  /** Bytes, minified and gzipped. */
  readonly ceiling: number;
  /** What was measured when the ceiling was last written. */
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

/** Room above what is measured, as a share: an update of a bundler changes a few bytes. @cap */
const ROOM = 0.005;

/** The ceilings lowered to just above what is measured now. Sizes above a ceiling are a mistake of the caller: they raise nothing. */
export function lowerCeilings(
  ceilings: readonly Ceiling[],
  sizes: readonly MeasuredSize[],
): readonly Ceiling[] {
  return ceilings.map((one) => {
    const bytes = sizes.find(({ name }) => name === one.name)?.bytes;
    if (bytes === undefined) return one;
    const ceiling = Math.min(one.ceiling, Math.ceil(bytes * (1 + ROOM)));
    return { ...one, ceiling, measured: bytes };
  });
}

/** One line per bundle, for people. */
export function sizeLines(ceilings: readonly Ceiling[], sizes: readonly MeasuredSize[]): string[] {
  return sizes.map(({ name, bytes }) => {
    const agreed = ceilings.find((one) => one.name === name);
    return `bundle of ${name}  ${bytes} bytes of at most ${agreed?.ceiling ?? 'nothing agreed'}`;
  });
}
