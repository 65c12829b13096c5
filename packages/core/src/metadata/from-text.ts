import { directionOf } from '../language/direction.ts';
import { identifyLanguage } from '../language/identify.ts';
import type { Metadata } from './page-metadata.ts';

/** Language and direction from the text itself, where the markup is silent. */
export function fillFromText(metadata: Metadata, text: string): Metadata {
  const lang = metadata.lang ?? identifyLanguage(text)?.lang ?? null;
  const dir = metadata.dir ?? directionOf(text);
  return { ...metadata, lang, dir };
}
