/** The parts of a lock file that are looked at. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly os?: readonly string[];
        readonly resolved?: string;
        readonly link?: boolean;
      }
    >
  >;
}
/** What a lock file lacks, in words. */
export function problemsOf(lock: Lock): string[];
