/** The browser's executable, or `null`. */
export function findBrowser(): string | null;
/** Firefox's executable, or `null`. */
export function findFirefox(): string | null;
/** Finds or installs a Firefox, or else ends the process with advice. */
export function ensureFirefox(): void;
/** Finds or installs a browser, or else ends the process with advice. */
export function ensureBrowser(): void;
/** Installs the headless build of a browser if it is missing and can be installed. */
export function ensureHeadlessShell(): void;
/** Makes sure that there are fonts for the scripts under test. */
export function ensureFonts(): void;
