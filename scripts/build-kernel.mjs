// Compiles the network's WebAssembly text to the module that the method loads: node scripts/build-kernel.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const folder = new URL('../packages/core/src/methods/fovea/network/kernel/', import.meta.url);
const target = new URL('simd-module.ts', folder);

const { parseWat } = await wabt();
const parsed = parseWat('simd.wat', readFileSync(new URL('simd.wat', folder), 'utf8'), { simd: true });
parsed.validate();
const module = Buffer.from(parsed.toBinary({}).buffer).toString('base64');
const text = `// Generated from simd.wat by scripts/build-kernel.mjs. Do not edit.

/** The module, in base64. */
export const SIMD_MODULE =
  '${module}';
`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('simd-module.ts does not match simd.wat: run `node scripts/build-kernel.mjs`.');
  process.exit(1);
}
