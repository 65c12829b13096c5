/** The source file behind everything that can be imported from a package of the workspace. */
export function sourceEntries(): (readonly [specifier: string, file: string])[];
