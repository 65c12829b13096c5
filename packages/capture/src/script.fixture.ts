import { bundleCapture } from '../bundle.mjs';

/** The script of the source as it is now, for tests that run without a build. */
export const CAPTURE_SCRIPT: string = await bundleCapture('iife');
