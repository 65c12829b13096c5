/** Why a method falls short of its published numbers. */
export const DIFFERENCES: Readonly<Record<string, string>> = {};

/** What the table about the signal shows. */
export const SIGNAL_NOTE = '';
