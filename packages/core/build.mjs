import { bundle } from '../../scripts/bundle.mjs';

await bundle({ input: 'dist/index.js', file: 'dist/fovea.js', external: ['fovea-html'] });

const OWN_INDEX = /^\.\.\/index\.js$/;

/** The drop-in classes use what the package exports; they must not bring a second copy of it along. */
const ownPackage = {
  name: 'own-package',
  resolveId: (source) => (OWN_INDEX.test(source) ? { id: './fovea.js', external: true } : null),
};
await bundle({ input: 'dist/compat/compat.js', file: 'dist/compat.js', plugins: [ownPackage] });
