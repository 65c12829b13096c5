// Writes one type declaration file per entry, and an API report of the entry.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The working folder, with a fingerprint of its input. */
const ROLLED = resolve('build/rolled');
const REPORTS = resolve('build/api');
const FINGERPRINT = join(ROLLED, 'fingerprint');

/**
 * Rolls up the types that tsc wrote in `build` into `dist`, one file per entry, so that nobody has to look a name up in
 * hundreds of files. The reports stay in `build/api`; e2e/api-report.test.ts compares them with docs/api. Because it
 * takes seconds, it only runs if a type has changed. `lib` lists the compiler's own types that the package uses.
 */
export async function rollTypes(entries, lib = ['es2023']) {
  const fingerprint = fingerprintOf({ entries, lib });
  if (!existsSync(FINGERPRINT) || readFileSync(FINGERPRINT, 'utf8') !== fingerprint) {
    for (const folder of [ROLLED, REPORTS]) rmSync(folder, { recursive: true, force: true });
    for (const folder of [ROLLED, REPORTS]) mkdirSync(folder, { recursive: true });
    for (const [name, module] of Object.entries(entries)) await rollEntry(name, module, lib);
    writeFileSync(FINGERPRINT, fingerprint);
  }
  for (const name of Object.keys(entries)) cpSync(join(ROLLED, `${name}.d.ts`), `dist/${name}.d.ts`);
}

function fingerprintOf(wanted) {
  const hash = createHash('sha256').update(JSON.stringify(wanted));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  const files = readdirSync('build', { recursive: true }).filter(
    (path) => path.endsWith('.d.ts') && !path.startsWith('rolled'),
  );
  for (const path of files.sort()) hash.update(path).update(readFileSync(join('build', path)));
  return hash.digest('hex');
}

async function rollEntry(name, module, lib) {
  const { Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const config = ExtractorConfig.prepare({
    configObject: configOf(name, resolve('build', `${module}.d.ts`), lib),
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    // It reports every step; only errors matter.
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  if (errorCount > 0) throw new Error(`The types of ${module} cannot be rolled up into one file.`);
}

function configOf(name, types, lib) {
  return {
    projectFolder: resolve('.'),
    mainEntryPointFilePath: types,
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        files: [types],
        compilerOptions: { module: 'nodenext', target: 'es2023', lib, types: [], strict: true },
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${name}.api.md`,
      reportFolder: REPORTS,
      reportTempFolder: join(ROLLED, 'temp'),
    },
    dtsRollup: { enabled: true, untrimmedFilePath: join(ROLLED, `${name}.d.ts`) },
    docModel: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: 'error' } },
      extractorMessageReporting: { default: { logLevel: 'none' } },
      tsdocMessageReporting: { default: { logLevel: 'none' } },
    },
  };
}
