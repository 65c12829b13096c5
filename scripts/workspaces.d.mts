/** The source file behind everything that can be imported from a package of the workspace. */
export function sourceEntries(): (readonly [specifier: string, file: string])[];

/** What can be imported from the packages that others can install: by `specifier`, with its types in `name`. */
export function publishedEntries(): readonly {
  readonly specifier: string;
  readonly path: string;
  readonly name: string;
}[];
