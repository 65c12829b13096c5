import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import type { Comparator, TrainedWeights } from './comparator.ts';

/** The folder with published weights and vocabularies, as `FOVEA_MODELS` names it; `null` if it is not set. */
function modelsFolder(): string | null {
  return process.env['FOVEA_MODELS'] || null;
}

/** The path of a file of published weights; throws an Error that says what to do if it is not there. */
export function modelFile(name: string): string {
  const why = absenceReason([name]);
  if (why !== null) throw new Error(why);
  return join(modelsFolder()!, name);
}

/** The path of a committed file in the folder of a comparator, which the build does not copy. */
export function ownFile(folder: string, name: string): string {
  return join(ROOT, 'workbench', 'comparators', folder, name);
}

/** Where training commands write weights that are too large to be committed. */
const TRAINED = join(ROOT, '.cache', 'comparators');

/** The path of weights that are trained here; throws an Error that says how if they are not there yet. */
export function trainedFile(trained: TrainedWeights): string {
  const why = whyUntrained(trained);
  if (why !== null) throw new Error(why);
  return join(TRAINED, trained.file);
}

/** Why weights that are trained here cannot be read; `null` if they are there. */
function whyUntrained({ file, about }: TrainedWeights): string | null {
  return existsSync(join(TRAINED, file)) ? null : `There is no .cache/comparators/${file}: ${about}`;
}

/** Why files of published weights cannot be read; `null` if all of them are there. Tests that need them skip with it. */
export function absenceReason(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const folder = modelsFolder();
  if (folder === null)
    return 'FOVEA_MODELS is not set: point it at the folder with published weights (workbench/comparators/README.md).';
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  return missing.length === 0 ? null : `The folder of FOVEA_MODELS has no ${missing.join(', ')}.`;
}

/** Why a comparator cannot run here; `null` if it can. */
export function whyUnusable({ models, trained }: Pick<Comparator, 'models' | 'trained'>): string | null {
  return absenceReason(models) ?? (trained === undefined ? null : whyUntrained(trained));
}
