/** A package of the workspace. */
export interface Workspace {
  /** Where it is, from the root. */
  readonly folder: string;
  readonly path: string;
  readonly manifest: {
    readonly name: string;
    readonly scripts?: Readonly<Record<string, string>>;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  /** Whether others import it, rather than it being an application of its own. */
  readonly isLibrary: boolean;
}
/** Every package of the workspace, in build order. */
export const WORKSPACES: readonly Workspace[];
/** The source file behind everything that can be imported from a package. */
export function sourceEntries(): (readonly [specifier: string, file: string])[];
