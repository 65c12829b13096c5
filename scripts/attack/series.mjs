/**
 * The series of attacks: what they try to break, and the tests that do it. Tests with random input go on for the given
 * time (`e2e/attempts.ts`); each of the others is one attempt.
 */
export const SERIES = [
  {
    promise: '`extract` throws on no page, and all outputs are safe',
    tests: ['e2e/hostile-input.test.ts', 'packages/core/src/output/any-tree.test.ts'],
  },
  {
    promise: 'the parser builds the trees of parse5 and keeps its limits',
    tests: ['packages/html/src/conformance/differential.long.test.ts', 'packages/html/src/limits.test.ts'],
  },
  {
    promise: 'the work is linear in the size of the page, for every method, and a small multiple of parsing',
    tests: ['e2e/growth.cost.test.ts', 'e2e/methods-growth.cost.test.ts', 'e2e/cost.test.ts'],
  },
  {
    promise: 'every output is bounded by the page',
    tests: ['e2e/output-bounds.test.ts', 'e2e/output-bounds.long.test.ts'],
  },
  { promise: 'no active content in HTML', tests: ['e2e/no-active-content.test.ts'] },
  {
    promise: 'page text in Markdown stays text in eleven renderers',
    tests: ['e2e/markdown/safe-markdown.long.test.ts'],
  },
  {
    promise: 'hidden text is not content',
    tests: ['packages/core/src/hidden/', 'fixtures/hidden/', 'e2e/hidden.test.ts'],
  },
  {
    promise: 'no request to a private address, no endless download',
    tests: ['packages/sources/src/http/', 'packages/sources/src/robots/'],
  },
  {
    promise: 'a rendered page reaches nothing private and cannot influence its capture',
    tests: ['e2e/render.test.ts', 'e2e/capture.test.ts'],
  },
  {
    promise: 'a batch loses and repeats nothing, whatever is killed',
    tests: ['e2e/batch-kills.long.test.ts', 'packages/sources/src/batch/'],
  },
  {
    promise: 'a WARC file of any bytes ends well, with bounded work and memory',
    tests: ['packages/sources/src/warc/', 'packages/sources/src/compression/'],
  },
  {
    promise: 'a page gets nothing of the layer of the extension',
    tests: ['apps/extension/e2e/hostile-page.long.test.ts', 'apps/extension/src/annotations/'],
  },
  {
    promise: 'the server serves nobody but its user, and no client costs another anything',
    tests: ['e2e/server/server.test.ts', 'packages/server/src/limits/', 'packages/server/src/node/'],
  },
  {
    promise: 'installing runs no code of others, and every package has a permissive licence',
    tests: ['scripts/check-packages.test.mjs', 'scripts/check-lock.test.mjs'],
  },
];
