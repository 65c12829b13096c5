/** A Node 24: the running one, or the one that set-up got; `null` when there is none. */
export function findCurrentNode(): string | null;
