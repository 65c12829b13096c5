import { writeFileSync } from 'node:fs';

/** Counts the tests that ran, and lists those that did not, with their reasons. */
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

/** Counts files that could not be loaded and hooks that threw, which no test reports. */
function failedSuites(module) {
  let failed = module.errors().length;
  for (const suite of module.children.allSuites()) failed += suite.errors().length;
  return failed;
}
