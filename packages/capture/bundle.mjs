import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sourceEntries } from '../../scripts/workspaces.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The capture as one file without imports: a module, or a script that defines `foveaCapture`. From `fovea` it includes
 * only the few constants that it uses.
 */
export async function bundleCapture(format) {
  const { outputFiles } = await build({
    entryPoints: [here('src/index.ts')],
    bundle: true,
    format,
    ...(format === 'iife' ? { globalName: 'foveaCapture', minify: true } : {}),
    // From source, module by module, so that unused code stays out.
    alias: Object.fromEntries(sourceEntries()),
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
