/** A Node 24: the running one, or the one that set-up installed; `null` if there is none. */
export function findCurrentNode(): string | null;
