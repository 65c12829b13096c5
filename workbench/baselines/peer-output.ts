import type { Prediction } from '../metrics/metric.ts';
import { htmlToText } from './html-to-text.ts';
import { markdownToText } from './markdown-to-text.ts';

/** The output of a peer in its own format; one of the three is set, or none if it found nothing. */
export interface PeerOutput extends Omit<Prediction, 'text'> {
  readonly html?: string | null | undefined;
  readonly markdown?: string | null | undefined;
  readonly text?: string | null | undefined;
}

/** The one conversion to text that all peers share, so that none gains or loses by its output format. */
export function toPrediction({ html, markdown, text, ...rest }: PeerOutput): Prediction {
  if (typeof text === 'string') return { ...rest, text };
  if (typeof html === 'string') return { ...rest, text: htmlToText(html) };
  if (typeof markdown === 'string') return { ...rest, text: markdownToText(markdown) };
  return { ...rest, text: '' };
}
