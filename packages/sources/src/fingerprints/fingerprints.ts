import { createHash } from 'node:crypto';
import { estimateTokens, identifyLanguage } from 'fovea';
import type { DocumentResult } from '../documents/extract-document.ts';
import { normaliseText, wordBytes } from './normalise.ts';
import { shinglesOf } from './shingles.ts';
import { minhash, simhash } from './sketches.ts';
import { templateHash } from './template-hash.ts';

/** What pipelines want to know about a page besides its content. */
export interface Fingerprints {
  readonly charset: string | null;
  /** How sure the text is of the language that the page states, or that was found in it; 0 to 1. */
  readonly langScore: number | null;
  readonly tokenCount: number;
  readonly contentHash: string | null;
  readonly simhash: string | null;
  readonly minhash: string | null;
  readonly templateHash: string;
  /** Addresses in the content, each once. */
  readonly links?: readonly string[];
  readonly foveaVersion: string;
  readonly weightsVersion: string | null;
}

/** What is needed for them besides the result. */
export interface FingerprintOptions {
  readonly foveaVersion: string;
  /** The name of the weights; `null` if the method has none. */
  readonly weightsVersion: string | null;
  readonly links: boolean;
}

/** Words in a run, as is usual for near duplicates. @source FineWeb (Penedo et al. 2024) compares runs of five words. */
const WIDTH = 5;

/** Computes the fingerprints of a page from its source and its result; docs/table.md defines them. */
export function fingerprintsOf(
  html: string | Uint8Array,
  { text, content, lang, encoding }: DocumentResult,
  { links, foveaVersion, weightsVersion }: FingerprintOptions,
): Fingerprints {
  const normalised = normaliseText(text);
  const shingles = normalised === '' ? null : shinglesOf(wordBytes(normalised), WIDTH);
  return {
    charset: encoding?.name ?? null,
    langScore: scoreOf(text, lang),
    tokenCount: estimateTokens(text),
    contentHash: shingles === null ? null : createHash('sha256').update(normalised).digest('hex'),
    simhash: shingles === null ? null : simhash(shingles),
    minhash: shingles === null ? null : minhash(shingles),
    templateHash: templateHash(html),
    ...(links ? { links: linksIn(content) } : {}),
    foveaVersion,
    weightsVersion,
  };
}

/** As much of a text as identifies its language. @cap */
const SAMPLE = 10_000;

function scoreOf(text: string, lang: string | null): number | null {
  const guess = identifyLanguage(text.slice(0, SAMPLE));
  if (guess === null || lang === null) return null;
  const [found, stated] = [guess.lang, lang].map((tag) => tag.toLowerCase().split('-', 1)[0]);
  return found === stated ? guess.confidence : 0;
}

/** Our own HTML writes addresses in double quotes, with these references. */
const LINK = /<a href="([^"]*)"/g;

function linksIn(content: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of content.matchAll(LINK))
    found.add(
      address
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
  return [...found];
}
