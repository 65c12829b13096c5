declare const FOVEA_TEST: boolean;

/** Set by the build: true only in the one that the end-to-end tests look into, never in a package. */
export const IS_TEST: boolean = FOVEA_TEST;
