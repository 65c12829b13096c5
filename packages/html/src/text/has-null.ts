/** How many units the pattern below takes at a time. */
const STEP = 16;
const STEPS_WITHOUT_NULL: RegExp = new RegExp(`(?:${'[^\\0]'.repeat(STEP)})*`, 'y');

/**
 * Whether there is a NUL in a text. Hardly a page has one, and each has to be read to the end to know: `indexOf` goes
 * unit by unit in texts beyond Latin-1, where V8 cannot look for a zero byte. A pattern that takes several units at a
 * time and never turns back needs a third of the time.
 */
export function hasNull(text: string): boolean {
  STEPS_WITHOUT_NULL.lastIndex = 0;
  STEPS_WITHOUT_NULL.test(text);
  // What ended the run is a NUL in the next step, or the end of the text before the next step.
  for (let at = STEPS_WITHOUT_NULL.lastIndex; at < text.length; at++) {
    if (text.charCodeAt(at) === 0) return true;
  }
  return false;
}
