/** The longest that a timer of Node waits in milliseconds, 25 days; it takes more for nothing at all. @format */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;
