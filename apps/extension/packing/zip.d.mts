/** A ZIP file of files in memory, in the order given. */
export function zipOf(files: readonly (readonly [name: string, content: Uint8Array])[]): Buffer;
