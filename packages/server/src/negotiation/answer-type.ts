import type { AnswerFormat } from '../parameters/serving-table.ts';
import { Refusal } from '../problem.ts';
import { chooseMediaType } from './accept.ts';

/** The formats that a client can ask for by their media type, the preferred first. */
const BY_TYPE: Readonly<Record<string, AnswerFormat>> = {
  'text/markdown': 'markdown',
  'text/html': 'html',
  'text/plain': 'text',
  'application/json': 'json',
  'application/x-ndjson': 'chunks',
};

const TYPES: Readonly<Record<AnswerFormat, string>> = {
  markdown: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  json: 'application/json',
  blocks: 'application/json',
  chunks: 'application/x-ndjson',
  sections: 'application/x-ndjson',
  tei: 'application/tei+xml',
};

/** The media type of a format. */
export function mediaTypeOf(format: AnswerFormat): string {
  return TYPES[format];
}

/** The form of an answer: as asked for by name, or by what the client accepts. */
export function chooseFormat(named: AnswerFormat | undefined, accept: string | null): AnswerFormat {
  if (named !== undefined) return named;
  const chosen = chooseMediaType(accept, Object.keys(BY_TYPE));
  if (chosen !== null) return BY_TYPE[chosen]!;
  throw new Refusal('not-acceptable', `there are ${Object.keys(BY_TYPE).join(', ')}`);
}
