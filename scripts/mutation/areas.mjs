import { readdirSync } from 'node:fs';

const core = (folder, ...neighbours) => ({
  mutate: [`packages/core/src/${folder}/**/*.ts`],
  tests: [folder, ...neighbours].map((name) => `packages/core/src/${name}`),
});

/**
 * The code to mutate, by area, and the folders with the tests that may notice: those next to the code, and those of
 * neighbours that use it.
 */
export const AREAS = {
  parser: {
    mutate: ['packages/html/src/construction/**/*.ts', 'packages/html/src/modes/**/*.ts'],
    tests: ['packages/html/src'],
  },
  clean: core('clean'),
  hidden: core('hidden'),
  metadata: core('metadata'),
  embedded: core('embedded'),
  threads: core('threads'),
  output: core('output'),
};

/** Tests that measure how cost grows, take long by design, or need files that not everybody has. */
const LEFT_OUT = ['.long.test.ts', 'growth.test.ts', 'html5lib.test.ts'];

/** The test files of an area, from the root of the workspace. */
export function testFilesOf(area) {
  return AREAS[area].tests.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith('.test.ts') && !LEFT_OUT.some((ending) => path.endsWith(ending)))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .sort(),
  );
}
