/** The browsers that there is a package for. */
export type BrowserName = 'chrome' | 'firefox';
/** Writes an extension into a folder, as a browser loads it unpacked. */
export function writeExtension(
  browser: BrowserName,
  folder: string,
  options?: { readonly isTest?: boolean },
): Promise<void>;
/** The files of a folder as `[name, content]`, in a fixed order. */
export function filesIn(folder: string): Promise<readonly (readonly [name: string, content: Buffer])[]>;
