import fc from 'fast-check';

// Property tests repeat the same values in `npm test`; `npm run test:long` sets a new seed each time and prints it.
fc.configureGlobal({ seed: Number(process.env.FOVEA_SEED ?? 16) });
