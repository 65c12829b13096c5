import { agreements, type PairAgreement } from './agreement.ts';
import { readLabelledPages } from './read-pages.ts';

/** How far the annotators of a file agree. */
export interface Agreement {
  readonly records: number;
  readonly pages: number;
  readonly pairs: readonly PairAgreement[];
}

/** Compares the annotators of a JSON Lines file; `badLines` are the numbers of the lines that are not records. */
export async function agreementOfFile(
  path: string,
): Promise<{ readonly agreement: Agreement; readonly badLines: readonly number[] }> {
  const { fileError } = await import('@fovea/sources');
  const { pages, records, badLines } = await readLabelledPages(path).catch((error: unknown) => {
    throw error instanceof Error && 'syscall' in error ? fileError(error, path) : error;
  });
  return { agreement: { records, pages: pages.length, pairs: agreements(pages) }, badLines };
}
