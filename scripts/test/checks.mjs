import { WORKSPACES } from '../workspaces.mjs';

const PUBLISHED = WORKSPACES.filter(({ manifest }) => manifest.private !== true);
const LIBRARIES = PUBLISHED.filter(({ manifest }) => manifest.exports !== undefined);

/** The build, on which every other check depends. */
export const BUILD = ['build', 'npm', ['run', '--silent', 'build', '--', '--all']];

/** Checks that need no test runner, cheap ones first; they are independent of each other. */
export const CHECKS = [
  ['documents', 'node', ['scripts/check-documents.mjs']],
  ['import order of the rooms', 'node', ['scripts/check-import-order.mjs']],
  ['the lock file covers every platform', 'node', ['scripts/check-lock.mjs']],
  ['licences, install scripts and known holes of packages', 'node', ['scripts/check-packages.mjs']],
  ['the kernel matches its source', 'node', ['scripts/build-kernel.mjs', '--check']],
  ['format and lint', 'npx', ['biome', 'ci', '.']],
  ['types', 'npx', ['tsc', '-p', 'tsconfig.test.json']],
  ['no unused code', 'npx', ['knip', '--no-progress', '--treat-config-hints-as-errors']],
  ...PUBLISHED.map(({ folder, manifest }) => [
    `${manifest.name} is well packed`,
    'npx',
    ['publint', '--strict', folder],
  ]),
  ...LIBRARIES.map(({ folder, manifest }) => [
    `types of ${manifest.name} resolve`,
    'npx',
    // In every supported Node, CommonJS can require modules.
    ['attw', '--pack', folder, '--ignore-rules', 'cjs-resolves-to-esm'],
  ]),
  [
    'the extension is well packed',
    'npx',
    ['addons-linter', '--warnings-as-errors', 'apps/extension/dist/firefox'],
  ],
];
