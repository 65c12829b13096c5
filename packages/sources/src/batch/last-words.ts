/** The last words of a process that ran out of memory, from V8 as well as from our watchdog. */
export const OUT_OF_MEMORY = 'out of memory';
