/** A script that defines `foveaCapture` in whatever page, world or console it is run in; written by the build. */
export declare const CAPTURE_SCRIPT: string;
