import { bundle } from '../../scripts/bundle.mjs';

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
