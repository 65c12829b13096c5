import { writeFileSync } from 'node:fs';

/** Tells for each file how many of its tests passed, which failed and which did not run, with the reasons. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map(outcomesOf);
    // An error outside of all tests belongs to no file that could run again.
    if (unhandledErrors.length > 0) {
      const failures = unhandledErrors.map(({ message }) => ({ test: 'outside of all tests', message }));
      files.push({ file: '', passed: 0, failures, skipped: [] });
    }
    writeFileSync(process.env.FOVEA_TEST_COUNT, JSON.stringify(files));
  }
}

function outcomesOf(module) {
  const outcomes = { file: module.relativeModuleId, passed: 0, failures: suiteFailures(module), skipped: [] };
  for (const test of module.children.allTests()) {
    const { state, note, errors } = test.result();
    if (state === 'passed') outcomes.passed++;
    else if (state === 'failed')
      outcomes.failures.push({ test: test.fullName, message: errors[0]?.message ?? '' });
    else outcomes.skipped.push({ test: test.fullName, reason: note ?? '' });
  }
  return outcomes;
}

/** Files that could not be loaded and hooks that threw, which no test reports. */
function suiteFailures(module) {
  const suites = [
    { name: 'loading the file', errors: module.errors() },
    ...Array.from(module.children.allSuites(), (suite) => ({ name: suite.fullName, errors: suite.errors() })),
  ];
  return suites.flatMap(({ name, errors }) => errors.map(({ message }) => ({ test: name, message })));
}
