import type { Prediction } from '../metrics/metric.ts';
import type { PeerCommand } from './process/peer-process.ts';

/** The part of a sample that an extractor gets: never the gold. */
export interface ExtractorInput {
  readonly html: string;
  readonly url: string | null;
}

/** Where an extractor runs. */
export type ExtractorKind = 'fovea' | 'comparator' | 'npm' | 'python' | 'binary';

/** True for what is a `Method` on a parsed page, ours or a comparator; all others are peers. */
export function isOnPages({ kind }: { readonly kind: ExtractorKind }): boolean {
  return kind === 'fovea' || kind === 'comparator';
}

/** The common interface of everything that finds the main content of a page, ours or someone else's. */
export interface Extractor {
  /** The name in `--methods trafilatura`. */
  readonly name: string;
  readonly kind: ExtractorKind;
  /** One line for tables. */
  readonly about: string;
  /** Versions of everything that affects the output; rejects with `AbsentPeerError` if it is not installed. */
  version(): Promise<string>;
  /**
   * Extracts in this process (or in one long-lived child, for peers in other languages). A failure rejects or is
   * reported in `error`; use `runExtractor` to survive hangs and crashes as well.
   */
  extract(sample: ExtractorInput): Promise<Prediction>;
  /** How to start a process that serves this extractor over JSON lines. */
  command(): PeerCommand;
}
