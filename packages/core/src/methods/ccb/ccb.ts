import { WORD_CUTS } from '../../features/text-stream/words.ts';
import type { Citation, Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import type { BlurRule } from './blurred-content.ts';
import { blurRule, blurTable, type TokenBlurOptions } from './options.ts';
import { selectCharacters, selectTokens } from './select.ts';

const CITATION: Citation = {
  authors: 'Gottron',
  title: 'Content Code Blurring: A New Approach to Content Extraction',
  year: 2008,
  doi: '10.1109/DEXA.2008.43',
};

/**
 * The radius in the name of ACCB-40, which CCB shares.
 * @source Gottron 2008.
 */
const CHARACTER_RADIUS = 40;

/** From an unofficial implementation; the sweep agrees. @sweep ccb.threshold tccb-18.threshold tccb-25.threshold */
const THRESHOLD = 0.75;
/** Chosen by sweep: without the tags of links all values are higher. @sweep accb-40.threshold */
const ANCHORLESS_THRESHOLD = 0.85;

/** Content code blurring over characters. */
export const ccb: Method<WithPreset<BlurRule>> = overCharacters(
  'ccb',
  false,
  'Text with little markup around it, by characters.',
);

/** Adapted content code blurring: links do not count as markup. */
export const accb40: Method<WithPreset<BlurRule>> = overCharacters(
  'accb-40',
  true,
  'Text with little markup around it, by characters; the tags of links do not count.',
);

/**
 * Token-based content code blurring, 18 tokens wide.
 * @source Gottron 2008.
 */
export const tccb18: Method<WithPreset<TokenBlurOptions>> = overTokens(18);

/**
 * Token-based content code blurring, 25 tokens wide.
 * @source Gottron 2008.
 */
export const tccb25: Method<WithPreset<TokenBlurOptions>> = overTokens(25);

function overCharacters(name: string, skipAnchors: boolean, about: string): Method<WithPreset<BlurRule>> {
  const method: Method<BlurRule> = {
    name,
    about,
    needs: ['source'],
    parameters: listParameters<BlurRule>(
      blurTable(CHARACTER_RADIUS, 'characters', skipAnchors ? ANCHORLESS_THRESHOLD : THRESHOLD),
    ),
    citation: CITATION,
    select: (page, { options }) => selectCharacters(page, name, skipAnchors, blurRule(options)),
  };
  return withPaperPreset(method, { threshold: THRESHOLD });
}

function overTokens(radius: number): Method<WithPreset<TokenBlurOptions>> {
  const name = `tccb-${radius}`;
  const method: Method<TokenBlurOptions> = {
    name,
    about: `Text with little markup around it, by words and tags, ${radius} to each side.`,
    needs: ['source'],
    parameters: listParameters<TokenBlurOptions>({
      ...blurTable(radius, 'words and tags', THRESHOLD),
      words: {
        default: 'script',
        about: 'How words are counted: by script, or as runs between white space.',
        choices: WORD_CUTS,
      },
    }),
    citation: CITATION,
    select: (page, { options }) => selectTokens(page, name, options.words, blurRule(options)),
  };
  return withPaperPreset(method, { threshold: THRESHOLD, words: 'space' });
}
