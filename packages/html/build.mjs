import { bundle } from '../../scripts/bundle.mjs';

await bundle({ input: 'dist/index.js', file: 'dist/fovea-html.js' });
