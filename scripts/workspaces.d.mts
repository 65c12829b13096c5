/** Every package of the workspace, in build order. */
export const WORKSPACES: readonly {
  /** By its path from the root. */
  readonly folder: string;
  readonly isLibrary: boolean;
}[];

/** The source file of every importable entry of the workspace's packages. */
export function sourceEntries(): (readonly [specifier: string, file: string])[];

/** The entries of the published packages: their `specifier`, and the `name` of their type declaration file. */
export function publishedEntries(): readonly {
  readonly specifier: string;
  readonly path: string;
  readonly name: string;
}[];
