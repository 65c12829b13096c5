import { bundle } from '../../scripts/build/bundle.mjs';

await bundle({ input: 'dist/index.js', file: 'dist/fovea-html.js' });
