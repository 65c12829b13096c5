import { fileURLToPath } from 'node:url';
import { AbsentPeerError } from '../absent-peer-error.ts';
import { withAdapter } from '../adapter-version.ts';
import type { Extractor, ExtractorInput } from '../extractor.ts';
import { type PeerOutput, toPrediction } from '../peer-output.ts';
import { nodeCommand } from '../process/node-command.ts';
import { packageVersion } from './installed-package.ts';
import { ensureLegacyPackages } from './legacy-package.ts';

/** Runs the peer on one page and returns its own output. */
export type PeerWork = (page: ExtractorInput) => PeerOutput | Promise<PeerOutput>;

/** The definition of a peer from npm. */
export interface NpmPeerDefinition {
  readonly name: string;
  readonly about: string;
  /** Packages that shape the output, the peer itself first. */
  readonly packages: readonly string[];
  /** True if no workspace installs it. */
  readonly isLegacy?: boolean;
  /** `import.meta.url` of the file that calls it. */
  readonly adapter: string;
  /** Imports the peer, so that nothing is loaded before it is used. */
  readonly load: () => Promise<PeerWork>;
}

/** An extractor that also exposes the peer itself, for measurements without the conversion to text. */
export interface NpmPeer extends Extractor, NpmPeerDefinition {
  readonly kind: 'npm';
}

/** Turns a peer from npm into an extractor. */
export function npmPeer(definition: NpmPeerDefinition): NpmPeer {
  let work: Promise<PeerWork> | undefined;
  return {
    ...definition,
    kind: 'npm',
    version: async () =>
      withAdapter(
        versionsOf(definition),
        [import.meta.url, definition.adapter].map((url) => fileURLToPath(url)),
      ),
    extract: async (sample) => {
      versionsOf(definition);
      work ??= definition.load();
      return toPrediction(await (await work)(sample));
    },
    command: () => nodeCommand(definition.name),
  };
}

/** `0.6.0 (linkedom 0.18.14)` */
function versionsOf({ name, packages, isLegacy = false }: NpmPeerDefinition): string {
  if (isLegacy) ensureLegacyPackages();
  const [own = '', ...others] = packages
    .map((one) => {
      const version = packageVersion(one);
      if (version === null)
        throw new AbsentPeerError(
          name,
          `the package ${one} is not installed (npm ${isLegacy ? 'run baselines:legacy' : 'install'})`,
        );
      return { one, version };
    })
    .map(({ one, version }, i) => (i === 0 ? version : `${one} ${version}`));
  return others.length === 0 ? own : `${own} (${others.join(', ')})`;
}

/** The address of a page for peers that need a valid one; nobody can own `.invalid` (RFC 2606). */
export function addressOf({ url }: ExtractorInput): string {
  return url !== null && URL.canParse(url) ? url : 'https://page.invalid/';
}
