// The documentation site: `npm run site` builds it, `npm run site -- --serve` shows it while you write.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { LEFT_OUT_GLOBS, placeOf } from './pages.mjs';
import { repositoryLinks, slugOf } from './repository-links.mjs';
import { NAVIGATION, SIDEBAR } from './sidebar.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { repository } = JSON.parse(readFileSync(`${ROOT}packages/core/package.json`, 'utf8'));
const REPOSITORY = repository.url.replace(/^git\+|\.git$/gu, '');
/** Tables of numbers, which nobody looks for by their words. */
const isTables = (path) => path.startsWith('results/') && path !== 'results/index.md';

export default defineConfig({
  title: 'Fovea',
  description: 'Finds the main content of any web page, in any language.',
  lang: 'en',
  // GitHub Pages serves the site of a repository under its name.
  base: process.env.FOVEA_SITE_BASE ?? '/',
  srcDir: '..',
  srcExclude: LEFT_OUT_GLOBS,
  rewrites: placeOf,
  outDir: 'dist',
  cacheDir: 'build/cache',
  cleanUrls: false,
  lastUpdated: false,
  metaChunk: true,
  markdown: {
    // Documents are Markdown alone; what looks like a tag in them is text.
    html: false,
    anchor: { slugify: slugOf },
    config: (markdown) => markdown.use(repositoryLinks, { root: ROOT, repository: REPOSITORY }),
  },
  themeConfig: {
    nav: NAVIGATION,
    sidebar: SIDEBAR,
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    search: {
      provider: 'local',
      options: {
        _render: (source, env, markdown) => (isTables(env.relativePath) ? '' : markdown.render(source, env)),
      },
    },
    footer: { message: 'MIT licensed. The pages in the pictures were written for this project.' },
  },
  vite: {
    plugins: [
      {
        // Pages lie outside of this folder; what they need to be written in advance is installed in it.
        name: 'from-this-folder',
        enforce: 'pre',
        resolveId: (id, _, { ssr }) =>
          ssr && (id === 'vue' || id.startsWith('vue/')) ? { id, external: true } : null,
      },
    ],
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    // Tables of all results are long; nobody loads a page that they do not open.
    build: { chunkSizeWarningLimit: 2000 },
  },
});
