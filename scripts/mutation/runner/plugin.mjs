import { Script } from 'node:vm';
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

/** The global in which instrumented code finds the active mutant and records its coverage. */
const NAMESPACE = '__stryker__';

/** A script calls the tests, because a script that takes too long can be stopped, and a function cannot. */
const CURRENT_TEST = '__currentTest__';
const CALL = new Script(`${CURRENT_TEST}()`);
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
/** Time limit of a test: ten times its time without a mutant, plus a little for the compiler in the background. */
const MIN_LIMIT_MS = 1000;
const LIMIT_FACTOR = 10;
const LOAD_LIMIT_MS = 20_000;
/** For the first run, about which nothing is known. */
const ENDLESS_MS = 600_000;

/** Runs the unit tests of one area within this process. */
class OneProcessRunner {
  #files;
  #load;
  /** CPU milliseconds of each test in the first run; quick tests run first, because most mutants die early. */
  #times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis[NAMESPACE] ??= {};
    this.#files = testFilesOf(process.env['FOVEA_MUTATION_AREA']);
    this.#load = await bundleTests(this.#files, { countsCoverage: false });
  }

  async dryRun() {
    const shared = globalThis[NAMESPACE];
    shared.activeMutant = undefined;
    const tests = [];
    const load = await bundleTests(this.#files, { countsCoverage: true });
    for (const test of collect(load, () => true)) {
      shared.currentTestId = test.id;
      const failureMessage = await this.#call(test, ENDLESS_MS);
      shared.currentTestId = undefined;
      const { id, name, file: fileName } = test;
      const outcome =
        failureMessage === undefined
          ? { status: TestStatus.Success }
          : { status: TestStatus.Failed, failureMessage };
      tests.push({ id, name, fileName, timeSpentMs: this.#times.get(id) ?? 0, ...outcome });
    }
    const { mutantCoverage } = shared;
    shared.mutantCoverage = undefined;
    const again = await this.#firstFailure(undefined, undefined);
    // Otherwise every mutant would look dead.
    if (
      again.status === MutantRunStatus.Killed &&
      !tests.some(({ status }) => status === TestStatus.Failed)
    ) {
      const errorMessage = `Without any mutant the second run fails: ${again.killedBy} ${again.failureMessage}`;
      return { status: DryRunStatus.Error, errorMessage };
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    const shared = globalThis[NAMESPACE];
    Object.assign(shared, { hitCount: 0, hitLimit, activeMutant: undefined });
    if (mutantActivation === 'static') shared.activeMutant = activeMutant.id;
    const result = await this.#firstFailure(activeMutant.id, testFilter).catch(asTimeout);
    shared.activeMutant = undefined;
    const tooMany = determineHitLimitReached(shared.hitCount, hitLimit);
    return tooMany ? { ...tooMany, status: MutantRunStatus.Timeout } : result;
  }

  /** Loads the named tests, or all of them, and calls them until one fails. */
  async #firstFailure(mutant, ids) {
    let tests;
    try {
      tests = withinTime(() => this.#collectForIds(ids), LOAD_LIMIT_MS);
    } catch (error) {
      if (error?.code === TIMED_OUT) throw error;
      const killedBy = [ids?.[0] ?? this.#times.keys().next().value ?? ''];
      return {
        status: MutantRunStatus.Killed,
        killedBy,
        failureMessage: `does not load: ${error}`,
        nrOfTests: 0,
      };
    }
    globalThis[NAMESPACE].activeMutant = mutant;
    const timeOf = ({ id }) => this.#times.get(id) ?? 0;
    for (const [index, test] of tests.toSorted((a, b) => timeOf(a) - timeOf(b)).entries()) {
      const failureMessage = await this.#call(test, MIN_LIMIT_MS + LIMIT_FACTOR * timeOf(test));
      if (failureMessage === undefined) continue;
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests: index + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }

  #collectForIds(ids) {
    if (ids === undefined) return collect(this.#load, () => true);
    const files = new Set(ids.map((id) => id.slice(0, id.indexOf('#'))));
    const wanted = new Set(ids);
    return collect(this.#load, (file) => files.has(file)).filter(({ id }) => wanted.has(id));
  }

  /** The message of the failure, if any; throws if the test does not finish. */
  async #call({ id, run }, limitMs) {
    const before = process.cpuUsage();
    try {
      await withinTime(run, limitMs);
      if (!this.#times.has(id)) this.#times.set(id, cpuMsSince(before));
      return undefined;
    } catch (error) {
      if (error?.code === TIMED_OUT) throw error;
      return error instanceof Error ? error.message : String(error);
    }
  }
}

function collect(load, isWanted) {
  const collector = new Collector();
  load(collector.vitest, (file, loadFile) => {
    if (isWanted(file)) collector.collect(file, loadFile);
  });
  return collector.tests;
}

function asTimeout({ message }) {
  return { status: MutantRunStatus.Timeout, reason: message };
}

/**
 * Calls a test that may never return. Only CPU time counts: on a busy machine a test may wait long without being any
 * slower.
 */
function withinTime(run, limitMs) {
  const before = process.cpuUsage();
  globalThis[CURRENT_TEST] = run;
  try {
    return CALL.runInThisContext({ timeout: Math.ceil(limitMs) });
  } catch (error) {
    if (error?.code === TIMED_OUT && cpuMsSince(before) < limitMs / 2) return withinTime(run, limitMs * 2);
    throw error;
  }
}

function cpuMsSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Registers the runner with Stryker. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'one-process', OneProcessRunner)];
