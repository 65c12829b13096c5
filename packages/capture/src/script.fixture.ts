import { bundleCapture } from '../bundle.mjs';

/** The script, bundled from the current source, for tests that run without a build. */
export const CAPTURE_SCRIPT: string = await bundleCapture('iife');
