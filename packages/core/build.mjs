import { bundle } from '../../scripts/bundle.mjs';

const ENTRIES = ['fovea', 'methods', 'page', 'layout', 'compat', 'internal'];

await bundle({
  entries: Object.fromEntries(ENTRIES.map((name) => [name, `entries/${name}`])),
  parts: {
    errors: 'errors',
    'front-matter': 'output/front-matter',
    weights: 'methods/fovea/network/weights',
    readable: 'readable/is-readable',
    page: 'entries/page',
    layout: 'entries/layout',
    extract: 'extract',
    methods: 'entries/methods',
  },
  external: ['fovea-html'],
});
