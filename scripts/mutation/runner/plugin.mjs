import { relative, sep } from 'node:path';
import { Script } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { ROOT } from '../../setup/run.mjs';
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
/** Tests that take longer wait until all others have passed. */
const SLOW_MS = 100;
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
    const suite = new Suite(load);
    for (const test of suite.testsIn(suite.files)) {
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
    const again = await this.#firstFailure({ id: undefined, fileName: ROOT }, undefined);
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
    const result = await this.#firstFailure(activeMutant, testFilter).catch(asTimeout);
    shared.activeMutant = undefined;
    const tooMany = determineHitLimitReached(shared.hitCount, hitLimit);
    return tooMany ? { ...tooMany, status: MutantRunStatus.Timeout } : result;
  }

  /** Loads the named tests, or all of them, and calls them until one fails, the slow ones last. */
  async #firstFailure({ id, fileName }, ids) {
    const suite = new Suite(this.#load);
    const slow = [];
    for (const files of ids === undefined ? nearestFirst(suite.files, fileName) : [filesOf(ids)]) {
      let tests;
      try {
        tests = withinTime(() => suite.testsIn(files, ids), LOAD_LIMIT_MS);
      } catch (error) {
        if (error?.code === TIMED_OUT) throw error;
        const killedBy = ids?.[0] ?? this.#times.keys().next().value ?? '';
        return killed(killedBy, `does not load: ${error}`, 0);
      }
      globalThis[NAMESPACE].activeMutant = id;
      slow.push(...tests.filter((test) => this.#timeOf(test) > SLOW_MS));
      const failure = await this.#firstFailureOf(tests.filter((test) => this.#timeOf(test) <= SLOW_MS));
      if (failure !== null) return failure;
    }
    const failure = await this.#firstFailureOf(slow);
    return failure ?? { status: MutantRunStatus.Survived, nrOfTests: ids?.length ?? this.#times.size };
  }

  async #firstFailureOf(tests) {
    for (const [index, test] of tests.toSorted((a, b) => this.#timeOf(a) - this.#timeOf(b)).entries()) {
      const message = await this.#call(test, MIN_LIMIT_MS + LIMIT_FACTOR * this.#timeOf(test));
      if (message !== undefined) return killed(test.id, message, index + 1);
    }
    return null;
  }

  #timeOf({ id }) {
    return this.#times.get(id) ?? 0;
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

/** One load of the bundle: a test file, and what it imports, runs when its tests are asked for. */
class Suite {
  #collector = new Collector();
  #loaders = new Map();

  constructor(load) {
    load(this.#collector.vitest, (file, loadFile) => this.#loaders.set(file, loadFile));
  }

  get files() {
    return [...this.#loaders.keys()];
  }

  /** The tests of these files, or those of them that are named. */
  testsIn(files, ids) {
    const from = this.#collector.tests.length;
    for (const file of files) this.#collector.collect(file, this.#loaders.get(file));
    const wanted = ids === undefined ? null : new Set(ids);
    return this.#collector.tests.slice(from).filter(({ id }) => wanted?.has(id) ?? true);
  }
}

/**
 * Test files one at a time, those in the nearest folders first. Nobody knows which tests reach code that runs while
 * modules load; most often those beside it do.
 */
function nearestFirst(files, fileName) {
  const folders = relative(ROOT, fileName).split(sep);
  const shared = new Map();
  for (const file of files) {
    const parts = file.split('/');
    const end = parts.findIndex((part, index) => part !== folders[index]);
    shared.set(file, end < 0 ? parts.length : end);
  }
  return files.toSorted((a, b) => shared.get(b) - shared.get(a)).map((file) => [file]);
}

function filesOf(ids) {
  return [...new Set(ids.map((id) => id.slice(0, id.indexOf('#'))))];
}

function killed(test, failureMessage, nrOfTests) {
  return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests };
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
