import { directionOf } from '../language/direction.ts';
import { identifyLanguage } from '../language/identify.ts';
import { LANGUAGE_PROFILES } from '../language/language-profiles.ts';
import { isRightToLeft, scriptOf } from './language-tag.ts';
import type { Metadata } from './page-metadata.ts';

/** Language and direction from the text itself, where the markup is silent; the language also where it is wrong. */
export function fillFromText(metadata: Metadata, text: string): Metadata {
  const guess = identifyLanguage(text);
  const stated = metadata.lang;
  const isKept =
    stated !== null &&
    (guess === null || mayBe(stated, guess.lang) || guess.confidence < leastToOverrule(stated, guess.lang));
  const lang = isKept ? stated : (guess?.lang ?? null);
  // A direction from right to left may only come from the wrong language.
  const given = isKept || !isRightToLeft(stated ?? '') ? metadata.dir : null;
  return { ...metadata, lang, dir: given ?? directionOf(text) };
}

/**
 * A text this surely in another language shows that the markup is wrong: templates are published as they came, mostly as
 * `en`. @source On 8,019 development pages 225 were wrong by this, 8 right; below it 36 and 16.
 */
const MIN_OVERRULING_CONFIDENCE = 0.9;

/**
 * The same for a script that no other language has: names, code and addresses in Latin letters lower the share of a text in it, not the doubt.
 * @source Of 13 development pages that state `en` between the two, 12 are Chinese, Japanese or Korean, and one is a lesson in Japanese.
 */
const MIN_OVERRULING_SHARE = 0.6;

function leastToOverrule(stated: string, guessed: string): number {
  const tells = TELLING_SCRIPTS.has(scriptOf(guessed)) && !TELLING_SCRIPTS.has(scriptOf(stated));
  return tells ? MIN_OVERRULING_SHARE : MIN_OVERRULING_CONFIDENCE;
}

/** Languages that the profiles know in one script only, though many write them in another. */
const IN_MORE_SCRIPTS = /^(?:az|hi|kk|mn|sr|tg|ug|ur|uz)$/;

/** Scripts that tell their language by themselves, which is hardly ever written in another one. */
const TELLING_SCRIPTS: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Jpan', 'Kore', 'Thai']);

/**
 * Whether a text that looks like one language may be in the stated one: it is the same, or the profiles do not know it
 * and would take it for a neighbour. Country codes (`jp`, `vn`) are no languages.
 */
function mayBe(stated: string, guessed: string): boolean {
  const [language] = stated.split('-');
  if (guessed.split('-')[0] === language) return true;
  const isKnown = Object.values(LANGUAGE_PROFILES).some(({ languages }) => languages.includes(language!));
  if (isKnown) return IN_MORE_SCRIPTS.test(language!);
  const script = scriptOf(stated);
  return script !== '' && (!TELLING_SCRIPTS.has(script) || TELLING_SCRIPTS.has(scriptOf(guessed)));
}
