/** What Firefox knows the extension by. */
export const FIREFOX_ID: string;
/** The manifest of each package as it is shipped. */
export const MANIFESTS: { readonly chrome: Manifest; readonly firefox: Manifest };
/** The same for the end-to-end tests. */
export function testManifest(browser: 'chrome' | 'firefox'): Manifest;
type Manifest = Readonly<Record<string, unknown>> & {
  readonly permissions: readonly string[];
  readonly optional_permissions: readonly string[];
};
