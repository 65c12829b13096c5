import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../baselines/root.ts';
import type { MeasuredSize } from './ceilings.ts';

/** Written for the bundler, which knows no flags. */
const WEIGHTS = /\/weights\.js$/;

/** Leaves the weights of the network out of a bundle, so that they are counted apart. */
const withoutWeights: Plugin = {
  name: 'without-weights',
  setup({ onResolve }) {
    onResolve({ filter: WEIGHTS }, ({ path }) => ({ path, external: true }));
  },
};

/** The measured modules, as users of the published package would write them, and what is not counted. */
const MODULES: readonly (readonly [name: string, module: string, plugins: readonly Plugin[]])[] = [
  ['extract, without weights', "export { extract } from 'fovea';", [withoutWeights]],
  ['weights', "export * from '../packages/core/dist/parts/weights.js';", []],
  ['isReadable', "export { isReadable } from 'fovea';", []],
  ['frontMatter', "export { frontMatter } from 'fovea';", []],
  ['all of fovea', "export * from 'fovea';", []],
];

/** The same for peers, for comparison. */
const PEERS: readonly (readonly [name: string, module: string])[] = [
  [
    'isProbablyReaderable of @mozilla/readability',
    "export { isProbablyReaderable } from '@mozilla/readability';",
  ],
  ['@mozilla/readability', "export { Readability } from '@mozilla/readability';"],
  ['defuddle', "export { default } from 'defuddle';"],
  ['defuddle with Markdown', "export { default } from 'defuddle/full';"],
];

/** The sizes of the peers. */
export async function peerSizes(): Promise<readonly MeasuredSize[]> {
  return Promise.all(PEERS.map(async ([name, module]) => ({ name, bytes: await sizeOf(module, []) })));
}

/** Bytes that a browser has to fetch for each of the modules: one minified script, gzipped at the best level. */
export async function bundleSizes(): Promise<readonly MeasuredSize[]> {
  const sizes = MODULES.map(async ([name, module, plugins]) => ({
    name,
    bytes: await sizeOf(module, plugins),
  }));
  return Promise.all(sizes);
}

async function sizeOf(module: string, plugins: readonly Plugin[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: join(ROOT, 'workbench') },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    plugins: [...plugins],
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
