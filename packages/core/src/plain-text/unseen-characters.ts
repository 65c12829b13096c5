/** Invisible characters, and those that reorder others; which of them are needed depends on their neighbours. */
const MAYBE_UNSEEN =
  /[\u034f\u00ad\u115f\u1160\u180e\u200b-\u200f\u202d\u202e\u2060-\u2064\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|\udb40/;
/**
 * - The flag of a region, which is spelled in the tag block, and stays.
 * - Other letters of the tag block, which no font shows.
 * - Several variation selectors in a row: a character takes one.
 * - Three and more characters without width in a row. Fewer are joiners of letters, and breaks between words.
 * - What opens and closes embeddings and overrides of the direction. In an override, what is read is not what is shown.
 */
const UNSEEN =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f})|[\u{e0000}-\u{e007f}]+|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2,}|[\u034f\u00ad\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u3164\ufeff\uffa0]{3,}|[\u202a-\u202e]/gu;
/** What parts or joins the characters around it, or chooses the shape of the one before it, even in a row. */
const SHAPING = /[\u200b-\u200d]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;
const CLOSING = '\u202c';
const OVERRIDE = /[\u202d\u202e]/;
const DIRECTION = /^[\u202a-\u202e]$/;

/** A text without characters that only machines read; `tell` hears how many were left out. */
export function withoutUnseen(text: string, tell: (count: number) => void = () => {}): string {
  if (!MAYBE_UNSEEN.test(text)) return text;
  let count = 0;
  /** Whether each of the directions that are open is an override. */
  const open: boolean[] = [];
  const seen = text.replace(UNSEEN, (run, flag?: string) => {
    if (flag !== undefined) return flag;
    const left = DIRECTION.test(run) ? withoutOverride(run, open) : (SHAPING.exec(run)?.[0] ?? '');
    count += [...run].length - [...left].length;
    return left;
  });
  if (count > 0) tell(count);
  return seen;
}

/** What stays of a sign that opens or closes a direction: what closes an override goes with it. */
function withoutOverride(sign: string, open: boolean[]): string {
  const isOverride = sign === CLOSING ? open.pop() === true : OVERRIDE.test(sign);
  if (sign !== CLOSING) open.push(isOverride);
  return isOverride ? '' : sign;
}
