import { fileURLToPath } from 'node:url';
import type { Comparator } from '../../comparators/comparator.ts';
import { modelFile, ownFile, trainedFile, whyUnusable } from '../../comparators/model-files.ts';
import { comparators } from '../../comparators/registry.ts';
import { AbsentPeerError } from '../absent-peer-error.ts';
import { codeDigest } from '../code-digest.ts';
import type { Extractor } from '../extractor.ts';
import { nodeCommand } from '../process/node-command.ts';
import { foveaVersion, predictWith } from './fovea-methods.ts';

/** Every system of `workbench/comparators` as an extractor. */
export function comparatorExtractors(): readonly Extractor[] {
  return comparators().map(asExtractor);
}

/** Changes whenever the results of a comparator may: with its code, its weights and its vocabularies, which must be there. */
export function comparatorDigest({ folder, weights, models, trained }: Comparator): string {
  const code = fileURLToPath(new URL(`../../comparators/${folder}`, import.meta.url));
  const files = [
    ...weights.map((name) => ownFile(folder, name)),
    ...models.map(modelFile),
    ...(trained === undefined ? [] : [trainedFile(trained)]),
  ];
  return codeDigest([code, ...files]);
}

function asExtractor(comparator: Comparator): Extractor {
  const { method } = comparator;
  return {
    name: method.name,
    kind: 'comparator',
    about: method.about,
    version: async () => {
      const why = whyUnusable(comparator);
      if (why !== null) throw new AbsentPeerError(method.name, why);
      return `${foveaVersion()}.${comparatorDigest(comparator)}`;
    },
    extract: async ({ html, url }) => predictWith(method, html, url),
    command: () => nodeCommand(method.name),
  };
}
