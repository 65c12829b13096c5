// Compiles the networks' WebAssembly text to the modules that methods load: node scripts/build-kernel.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import wabt from 'wabt';

const KERNELS = [
  {
    source: 'packages/core/src/methods/fovea/network/kernel/simd.wat',
    target: 'simd-module.ts',
    constant: 'SIMD_MODULE',
  },
  {
    source: 'workbench/comparators/boilernet/network/lstm.wat',
    target: 'lstm-module.ts',
    constant: 'LSTM_MODULE',
  },
];

const { parseWat } = await wabt();
for (const { source, target, constant } of KERNELS) {
  const from = new URL(`../${source}`, import.meta.url);
  const to = new URL(target, from);
  const name = basename(source);
  const parsed = parseWat(name, readFileSync(from, 'utf8'), { simd: true });
  parsed.validate();
  const module = Buffer.from(parsed.toBinary({}).buffer).toString('hex');
  const text = `// Generated from ${name} by scripts/build-kernel.mjs. Do not edit.

/** The module, in hexadecimal, which compresses better than base64. */
export const ${constant} =
  '${module}';
`;
  if (!process.argv.includes('--check')) writeFileSync(to, text);
  else if (readFileSync(to, 'utf8') !== text) {
    console.error(`${target} does not match ${name}: run \`node scripts/build-kernel.mjs\`.`);
    process.exitCode = 1;
  }
}
