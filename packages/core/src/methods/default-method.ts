/** The name of the method that is used when none is named. */
export const DEFAULT_METHOD = 'fovea';
