// One file instead of two hundred: what a user imports starts in half the time. Types stay as tsc wrote them.
import { build } from 'esbuild';

const shared = {
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
};

await build({
  ...shared,
  entryPoints: ['dist/index.js'],
  outfile: 'dist/fovea.js',
  external: ['fovea-html'],
});

const OWN_INDEX = /^\.\.\/index\.js$/;

/** The drop-in classes use what the package exports; they must not bring a second copy of it along. */
const ownPackage = {
  name: 'own-package',
  setup: ({ onResolve }) => {
    onResolve({ filter: OWN_INDEX }, () => ({ path: './fovea.js', external: true }));
  },
};
await build({
  ...shared,
  entryPoints: ['dist/compat/compat.js'],
  outfile: 'dist/compat.js',
  plugins: [ownPackage],
});
