import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sourceEntries } from '../../../scripts/workspaces.mjs';
import { MANIFESTS, testManifest } from './manifests.mjs';
import { scriptInParts } from './parts.mjs';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The packages from source, module by module, so that the bundle contains only what is used. */
const WORKSPACE = Object.fromEntries(sourceEntries());

/** The script for pages, which a tab gets in parts. */
const CONTENT = here('src/content/content.ts');

const ENTRIES = {
  background: here('src/background/background.ts'),
  annotations: here('src/pages/annotations.ts'),
  book: here('src/pages/book.ts'),
  highlights: here('src/pages/highlights.ts'),
  settings: here('src/pages/settings.ts'),
  unreadable: here('src/pages/unreadable.ts'),
};

/** The extension's own pages and their style sheet. */
const PAGE_FILES = [
  'annotations.html',
  'book.html',
  'highlights.html',
  'settings.html',
  'unreadable.html',
  'page.css',
];

/** The typeface for readers with dyslexia, unchanged and with its licence, as that asks. */
const FONT_FILES = [
  [
    'opendyslexic-400.woff2',
    import.meta.resolve('@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2'),
  ],
  [
    'opendyslexic-700.woff2',
    import.meta.resolve('@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2'),
  ],
  ['LICENSE.txt', import.meta.resolve('@fontsource/opendyslexic/LICENSE')],
];

const TEST_ENTRIES = {
  ...ENTRIES,
  background: here('test-support/background.ts'),
  bridge: here('test-support/bridge.ts'),
};

/** Writes an extension into a folder, which a browser can load unpacked. */
export async function writeExtension(browser, folder, { isTest = false } = {}) {
  await rm(folder, { recursive: true, force: true });
  const options = {
    outdir: folder,
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    // Keeps names: stores require readable code.
    minifyWhitespace: true,
    minifySyntax: true,
    loader: { '.css': 'text' },
    alias: WORKSPACE,
    define: { FOVEA_TEST: String(isTest) },
    logLevel: 'warning',
  };
  const parts = await scriptInParts('content', CONTENT, options);
  const define = { ...options.define, FOVEA_CONTENT_FILES: JSON.stringify(parts.map(([name]) => name)) };
  await build({ ...options, entryPoints: isTest ? TEST_ENTRIES : ENTRIES, format: 'iife', define });
  const manifest = isTest ? testManifest(browser) : MANIFESTS[browser];
  const put = async (name, content) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const [name, text] of parts) await put(name, text);
  await put('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [name, text] of await localeFiles()) await put(name, text);
  for (const name of PAGE_FILES) await put(name, await readFile(here(`src/pages/${name}`)));
  for (const [name, url] of FONT_FILES) await put(`fonts/${name}`, await readFile(fileURLToPath(url)));
  for (const size of [16, 32, 48, 128])
    await put(`icons/${size}.png`, await readFile(here(`icons/${size}.png`)));
}

/** The files of a folder as `[name, content]`, in a fixed order. */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));
}

/** Browsers require the texts of the interface in their own format and folders. */
async function localeFiles() {
  const { outputFiles } = await build({
    entryPoints: [here('src/i18n/locales/all.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const source = Buffer.from(outputFiles[0].text).toString('base64');
  const { LOCALES } = await import(`data:text/javascript;base64,${source}`);
  return Object.entries(LOCALES).map(([name, texts]) => [
    `_locales/${name}/messages.json`,
    `${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, messageOf(text)])), null, 1)}\n`,
  ]);
}

/** `$1` is the first part; a `$` of its own would have to be doubled, and no text has one. */
function messageOf(text) {
  return { message: text };
}
