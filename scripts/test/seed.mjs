import { appendFileSync } from 'node:fs';
import fc from 'fast-check';

const { FOVEA_SEED: seed = '16', FOVEA_ATTACK_SECONDS: seconds, FOVEA_ATTEMPTS: attempts } = process.env;

// Property tests repeat the same values in `npm test`; `npm run test:long` sets a new seed each time and prints it.
fc.configureGlobal({
  seed: Number(seed),
  ...(seconds !== undefined && { interruptAfterTimeLimit: Number(seconds) * 1000 }),
  ...(attempts !== undefined && { reporter: countingReporter(attempts) }),
});

/** Tells `npm run attack` how many values a property was tried with. */
function countingReporter(file) {
  return (details) => {
    appendFileSync(file, `${details.numRuns}\n`);
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
  };
}
