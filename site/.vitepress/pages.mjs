// Which documents of the repository are pages of the site, and under which addresses.

/** Folders of documents that are no pages: goldens, drafts, and the reports that the reference replaces. */
const LEFT_OUT = ['fixtures', '.github', '.changeset', '.cache', 'docs/api', 'apps/extension/store', 'out'];
/** The same, wherever they stand. */
const LEFT_OUT_ANYWHERE = ['node_modules', 'dist', 'testdata'];
const ABOUT_THE_SITE = 'site/README.md';
const BUILT = /^(?:packages|apps|workbench)\/(?:[^/]+\/)*build\//u;

/** What VitePress leaves out. */
export const LEFT_OUT_GLOBS = [
  ...LEFT_OUT.map((folder) => `${folder}/**`),
  ...LEFT_OUT_ANYWHERE.map((folder) => `**/${folder}/**`),
  '{packages,apps,workbench}/**/build/**',
  ABOUT_THE_SITE,
];

/** True if a file of the repository is a page of the site. */
export function isPage(path) {
  const folders = path.split('/').slice(0, -1);
  return (
    path.endsWith('.md') &&
    path !== ABOUT_THE_SITE &&
    !BUILT.test(path) &&
    !LEFT_OUT.some((folder) => path.startsWith(`${folder}/`)) &&
    !LEFT_OUT_ANYWHERE.some((folder) => folders.includes(folder))
  );
}

const FOLDERS = [
  ['site/build/api/', 'api/'],
  ['site/', ''],
  ['docs/', ''],
];
const README = /(^|\/)README\.md$/u;
/** Typedoc numbers a page whose name another one has in other letters. */
const NUMBERED = /-1\.md$/u;

/** The place of a document on the site: `docs/` is its root, and a README is the page of its folder. */
export function placeOf(path) {
  if (path === 'README.md') return 'readme.md';
  const [folder, place] = FOLDERS.find(([prefix]) => path.startsWith(prefix)) ?? ['', ''];
  return (place + path.slice(folder.length)).replace(README, '$1index.md').replace(NUMBERED, '.md');
}
