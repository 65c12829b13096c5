import { WORKSPACES } from '../workspaces.mjs';

const PUBLISHED = WORKSPACES.filter(({ manifest }) => manifest.private !== true);
const LIBRARIES = PUBLISHED.filter(({ manifest }) => manifest.exports !== undefined);

/** What every other check looks at. */
export const BUILD = ['build', 'npm', ['run', '--silent', 'build', '--', '--all']];

/** What needs no test runner, the cheap ones before the dear ones; none needs another. */
export const CHECKS = [
  ['documents', 'node', ['scripts/check-documents.mjs']],
  ['rooms look one way', 'node', ['scripts/check-import-order.mjs']],
  ['the lock file holds every platform', 'node', ['scripts/check-lock.mjs']],
  ['the kernel is built from its text', 'node', ['scripts/build-kernel.mjs', '--check']],
  ['format and lint', 'npx', ['biome', 'ci', '.']],
  ['types', 'npx', ['tsc', '-p', 'tsconfig.test.json']],
  ['nothing unused', 'npx', ['knip', '--no-progress', '--treat-config-hints-as-errors']],
  ...PUBLISHED.map(({ folder, manifest }) => [
    `${manifest.name} is well packed`,
    'npx',
    ['publint', '--strict', folder],
  ]),
  ...LIBRARIES.map(({ folder, manifest }) => [
    `types of ${manifest.name} resolve`,
    'npx',
    // Every Node that is supported lets CommonJS require modules.
    ['attw', '--pack', folder, '--ignore-rules', 'cjs-resolves-to-esm'],
  ]),
  [
    'the extension is well packed',
    'npx',
    ['addons-linter', '--warnings-as-errors', 'apps/extension/dist/firefox'],
  ],
];
