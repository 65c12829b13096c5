import type { Prediction } from '../metrics/metric.ts';
import type { PeerCommand } from './process/peer-process.ts';

/** What an extractor is given of a sample: never the gold. */
export interface ExtractorInput {
  readonly html: string;
  readonly url: string | null;
}

/** Where an extractor runs. */
export type ExtractorKind = 'fovea' | 'npm' | 'python' | 'binary';

/** Anything that finds the main content of a page, ours or someone else's, behind one door. */
export interface Extractor {
  /** As in `--methods trafilatura`. */
  readonly name: string;
  readonly kind: ExtractorKind;
  /** One line for tables. */
  readonly about: string;
  /** Versions of everything that shapes the output; rejects with `AbsentPeerError` when not installed. */
  version(): Promise<string>;
  /**
   * Extracts in this process (or in one long-lived child, for peers in other languages). A failure rejects or is told
   * in `error`; `runExtractor` is the way that survives hangs and crashes as well.
   */
  extract(sample: ExtractorInput): Promise<Prediction>;
  /** How to start a process that serves this extractor over JSON lines. */
  command(): PeerCommand;
}
