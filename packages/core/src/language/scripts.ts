import { classOf, isHighSurrogate, Kind, SCRIPTS, UNIT_CLASS } from './characters.ts';
import type { Script } from './script-ranges.ts';
import { unitAt } from './unit-at.ts';

export type { Script };

/** A run of text in one script, as UTF-16 offsets `[start, end)`. */
export interface ScriptRun {
  readonly script: Script;
  readonly start: number;
  readonly end: number;
}

/** The script of a code point; digits, punctuation and other shared characters are `Common`. */
export const scriptOf = (codePoint: number): Script => SCRIPTS[classOf(codePoint) >> 3]!;

/**
 * Cuts a text where the script changes. Common characters stay with the run before them (or, at the start of
 * the text, with the run after them), so that a sentence with spaces and digits is one run.
 */
export const scriptRuns = (text: string): ScriptRun[] => {
  const runs: ScriptRun[] = [];
  let script: Script = 'Common';
  let start = 0;
  for (let i = 0; i < text.length; ) {
    const codePoint = text.codePointAt(i)!;
    const here = scriptOf(codePoint);
    if (here !== 'Common' && here !== script) {
      if (script !== 'Common') {
        runs.push({ script, start, end: i });
        start = i;
      }
      script = here;
    }
    i += codePoint > 0xffff ? 2 : 1;
  }
  if (start < text.length) runs.push({ script, start, end: text.length });
  return runs;
};

/** Counts characters per class, which is faster than checking each for being a letter. */
const tallyClasses = (text: string): Uint32Array => {
  const tally = new Uint32Array(SCRIPTS.length << 3);
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (isHighSurrogate(unit)) {
      const codePoint = text.codePointAt(i)!;
      tally[classOf(codePoint)]!++;
      if (codePoint > 0xffff) i++;
    } else tally[UNIT_CLASS[unit]!]!++;
  }
  return tally;
};

/** How many letters of each script a text has; scripts without letters are left out. */
export const scriptCounts = (text: string): Map<Script, number> => {
  const tally = tallyClasses(text);
  const counts = new Map<Script, number>();
  SCRIPTS.forEach((script, number) => {
    const count = tally[(number << 3) | Kind.letter]!;
    if (count > 0) counts.set(script, count);
  });
  return counts;
};

/** The script with the most letters (the first in `SCRIPTS` on a tie), or null without letters. */
export const dominantScript = (text: string): Script | null => {
  let best: Script | null = null;
  let most = 0;
  for (const [script, count] of scriptCounts(text)) {
    if (script === 'Common' || count <= most) continue;
    best = script;
    most = count;
  }
  return best;
};
