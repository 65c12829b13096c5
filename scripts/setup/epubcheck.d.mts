/** The arguments for `java` that run EPUBCheck, or `null` if set-up has not installed it. */
export function findEpubcheck(): string[] | null;
/** Finds or installs EPUBCheck, or else ends the process with advice. */
export function ensureEpubcheck(): void;
