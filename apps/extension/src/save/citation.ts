import type { ExtractResult } from 'fovea';
import { dayIn } from '../i18n/dates.ts';

/** A citation of the page in plain text: who, when, what, where. */
export function citationOf(result: ExtractResult, language: string): string {
  const { byline, published, title, siteName, canonicalUrl, url } = result;
  const day = dayIn(language, published);
  const who = [byline, day === null ? null : `(${day})`].filter((part) => part !== null).join(' ');
  const parts = [who, title, siteName].filter((part) => part !== null && part !== '');
  return [...parts.map((part) => `${part}.`), canonicalUrl ?? url ?? ''].join(' ').trim();
}
