import { writeFileSync } from 'node:fs';

/** Counts what ran, and keeps what did not with the reason that its test gives. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: [] };
    for (const module of modules) {
      count.failed += failedSuites(module);
      for (const test of module.children.allTests()) {
        const { state, note } = test.result();
        if (state === 'passed') count.passed++;
        else if (state === 'failed') count.failed++;
        else count.skipped.push({ file: module.relativeModuleId, test: test.fullName, reason: note ?? '' });
      }
    }
    writeFileSync(process.env.FOVEA_TEST_COUNT, JSON.stringify(count));
  }
}

/** Files that could not be loaded, and hooks that threw, have no test of their own to fail. */
function failedSuites(module) {
  let failed = module.errors().length;
  for (const suite of module.children.allSuites()) failed += suite.errors().length;
  return failed;
}
