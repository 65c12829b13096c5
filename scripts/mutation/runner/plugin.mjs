import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { testFilesOf } from '../areas.mjs';
import { bundleTests } from './bundle.mjs';
import { Collector } from './collector.mjs';

/** Where instrumented code looks for the mutant that is on, and leaves what it covers. */
const NAMESPACE = '__stryker__';

/** Runs the unit tests of one area within this process. */
class OneProcessRunner {
  #load;
  /** Milliseconds of each test when it last ran: the quick ones go first, for most mutants die early. */
  #times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis[NAMESPACE] ??= {};
    this.#load = await bundleTests(testFilesOf(process.env['FOVEA_MUTATION_AREA']));
  }

  async dryRun() {
    const shared = globalThis[NAMESPACE];
    shared.activeMutant = undefined;
    const tests = [];
    for (const test of this.#collect(() => true)) {
      shared.currentTestId = test.id;
      const failureMessage = await this.#call(test);
      shared.currentTestId = undefined;
      const { id, name, file: fileName } = test;
      const outcome =
        failureMessage === undefined
          ? { status: TestStatus.Success }
          : { status: TestStatus.Failed, failureMessage };
      tests.push({ id, name, fileName, timeSpentMs: this.#times.get(id), ...outcome });
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    const shared = globalThis[NAMESPACE];
    const wanted = testFilter && new Set(testFilter);
    const files = wanted && new Set(testFilter.map((id) => id.slice(0, id.indexOf('#'))));
    Object.assign(shared, { hitCount: 0, hitLimit, activeMutant: undefined });
    if (mutantActivation === 'static') shared.activeMutant = activeMutant.id;
    let tests;
    try {
      tests = this.#collect((file) => files?.has(file) ?? true);
    } catch (error) {
      const killedBy = [testFilter?.[0] ?? this.#times.keys().next().value ?? ''];
      return {
        status: MutantRunStatus.Killed,
        killedBy,
        failureMessage: `does not load: ${error}`,
        nrOfTests: 0,
      };
    }
    shared.activeMutant = activeMutant.id;
    const chosen = tests.filter(({ id }) => wanted?.has(id) ?? true);
    const result = await this.#firstFailure(chosen);
    shared.activeMutant = undefined;
    const tooMany = determineHitLimitReached(shared.hitCount, hitLimit);
    return tooMany ? { ...tooMany, status: MutantRunStatus.Timeout } : result;
  }

  async #firstFailure(tests) {
    const quickFirst = tests.toSorted((a, b) => (this.#times.get(a.id) ?? 0) - (this.#times.get(b.id) ?? 0));
    for (const [index, test] of quickFirst.entries()) {
      const failureMessage = await this.#call(test);
      if (failureMessage === undefined) continue;
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests: index + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }

  #collect(isWanted) {
    const collector = new Collector();
    this.#load(collector.vitest, (file, load) => {
      if (isWanted(file)) collector.collect(file, load);
    });
    return collector.tests;
  }

  /** The message of the failure, if there is one. */
  async #call({ id, run }) {
    const start = performance.now();
    try {
      await run();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      this.#times.set(id, performance.now() - start);
    }
  }
}

/** Makes the runner known to Stryker. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'one-process', OneProcessRunner)];
