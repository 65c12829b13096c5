import { bundle } from '../../scripts/bundle.mjs';
import { rollTypes } from '../../scripts/roll-types.mjs';

const modulesOf = (names) => Object.fromEntries(names.map((name) => [name, `entries/${name}`]));
const PUBLISHED = modulesOf(['fovea', 'methods', 'options', 'page', 'layout', 'compat', 'site']);

await bundle({
  entries: { ...PUBLISHED, ...modulesOf(['internal']) },
  parts: {
    errors: 'errors',
    'front-matter': 'output/front-matter',
    weights: 'methods/fovea/network/weights',
    'parse-table': 'page/parse-table',
    readable: 'readable/is-readable',
    'option-table': 'options/table',
    options: 'entries/options',
    page: 'entries/page',
    'parse-page': 'parse-page',
    layout: 'entries/layout',
    languages: 'language/identify',
    extract: 'extract',
    r4: 'methods/r4/r4',
    methods: 'entries/methods',
    site: 'entries/site',
  },
  external: ['fovea-html'],
});
await rollTypes(PUBLISHED);
