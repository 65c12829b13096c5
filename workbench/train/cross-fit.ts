import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foveaMethod, type ModelDirectory, unpackModel } from '@fovea/internal';
import type { Method } from 'fovea';
import { codeDigest } from '../baselines/code-digest.ts';
import { ROOT } from '../baselines/root.ts';
import { foldOf, type Splittable } from '../datasets/split.ts';

/** The number of folds of sites of the trainer. */
const FOLDS = 5;

/** The folder with the networks of the folds, each trained like the published one but without the sites of its fold. */
const FOLDER = join(ROOT, 'workbench', 'train', 'folds');

const FILES: readonly string[] = Array.from({ length: FOLDS }, (_, fold) =>
  join(FOLDER, `fold-${fold}.json.gz`),
);

const methods: Method[] = [];
let digest: string | undefined;

/**
 * The learned method for a page of the training data: the network that has not seen the page's site. Otherwise every
 * number of `fovea` on the development data would be a number on its training data.
 */
export function crossFitted(sample: Splittable): Method {
  const fold = foldOf(sample, FOLDS);
  methods[fold] ??= readFold(FILES[fold]!);
  return methods[fold];
}

/** Changes with the networks of the folds, which no digest of the package's code covers. */
export function foldsDigest(): string {
  digest ??= codeDigest(FILES);
  return digest;
}

function readFold(file: string): Method {
  const { directory, weights } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as {
    directory: ModelDirectory;
    weights: string;
  };
  const model = unpackModel(directory, new Uint8Array(Buffer.from(weights, 'base64')));
  return foveaMethod(() => model);
}
