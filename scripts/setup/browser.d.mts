/** The browser's executable, or `null`. */
export function findBrowser(): string | null;
/** Firefox's executable, or `null`. */
export function findFirefox(): string | null;
/** Finds a Firefox, else installs one, else ends the process with what to do. */
export function ensureFirefox(): void;
/** Finds a browser, else installs one, else ends the process with what to do. */
export function ensureBrowser(): void;
/** Installs a browser without windows where there is none and it can be. */
export function ensureHeadlessShell(): void;
/** Makes sure that fonts for the scripts under test are there. */
export function ensureFonts(): void;
