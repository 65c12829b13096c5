/** A script that defines `foveaCapture` in any page, world or console; written by the build. */
export declare const CAPTURE_SCRIPT: string;
