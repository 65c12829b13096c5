/** A lock file, or npm's own record of what it installed. */
interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly integrity?: string; readonly optional?: boolean } | undefined
    >
  >;
}
/** Installs exactly the packages of the lock file, unless they are there. */
export function ensurePackages(): void;
/** Whether what npm says it installed holds what a lock file asks for. */
export function holdsAll(installed: Lock, lock: Lock): boolean;
/** Builds the packages, unless no source is newer than the last build. */
export function ensureBuild(): void;
/** The same with the workbench. */
export function ensureWorkbench(): void;
