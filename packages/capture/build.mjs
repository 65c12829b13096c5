// Three forms of the same code: a module, a script to inject, and that script as a string in a module.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rollTypes } from '../../scripts/roll-types.mjs';
import { bundleCapture } from './bundle.mjs';

const dist = fileURLToPath(new URL('dist/', import.meta.url));
const write = (name, text) => writeFile(`${dist}${name}`, text);

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const script = await bundleCapture('iife');
await write('fovea-capture.js', await bundleCapture('esm'));
await write('fovea-capture.iife.js', script);
await write('script.js', `export const CAPTURE_SCRIPT = ${JSON.stringify(script)};\n`);
await rollTypes({ index: 'index', script: 'script' }, ['es2023', 'dom']);
