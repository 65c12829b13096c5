// Three forms of the same: a module, a script to inject, and that script as a string in a module.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleCapture } from './bundle.mjs';

const write = (name, text) => writeFile(fileURLToPath(new URL(`dist/${name}`, import.meta.url)), text);

const script = await bundleCapture('iife');
await write('fovea-capture.js', await bundleCapture('esm'));
await write('fovea-capture.iife.js', script);
await write('script.js', `export const CAPTURE_SCRIPT = ${JSON.stringify(script)};\n`);
