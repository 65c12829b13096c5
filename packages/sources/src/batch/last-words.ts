/** What a process that ran out of memory says last: V8 in these words, and so does our watchdog. */
export const OUT_OF_MEMORY = 'out of memory';
