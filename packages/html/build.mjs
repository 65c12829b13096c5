import { bundle } from '../../scripts/bundle.mjs';
import { rollTypes } from '../../scripts/roll-types.mjs';

await bundle({
  entries: { 'fovea-html': 'index' },
  parts: {
    tree: 'tree',
    tags: 'names/tags',
    rows: 'finish/tree-from-rows',
    access: 'access',
    parse: 'parse',
  },
});
await rollTypes({ index: 'index' });
