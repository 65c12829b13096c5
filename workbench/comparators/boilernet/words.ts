/** Letters, digits and their marks, of any script. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Scripts that are written without spaces between words. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;

/**
 * Tokens in the manner of the Penn Treebank: three dots and two dashes, an apostrophe with what follows it, words with inner
 * dots and hyphens, numbers with inner commas and colons, and any other character alone.
 */
const TREEBANK = new RegExp(
  String.raw`\.{3}|-{2}|'\p{L}+|${LETTER}+(?:[.\-_/&’]${LETTER}+|(?<=\p{N})[,:](?=\p{N})${LETTER}+)*|\S`,
  'gu',
);
const ANY_SCRIPT = new RegExp(
  String.raw`(?<unspaced>(?:(?=${LETTER})${UNSPACED})+)|(?:(?!${UNSPACED})${LETTER})+|[^\s\p{L}\p{M}\p{N}]`,
  'gu',
);

/**
 * The tokens of a text as NLTK's tokenizer writes them, lower-cased: contractions are split (`do` `n't`), straight quotes
 * become `` or '' by their side. Unlike NLTK it ends every word before a full stop, so that `mr.` becomes two tokens.
 */
export function treebankWords(text: string): string[] {
  const words: string[] = [];
  for (const { 0: found, index } of text.toLowerCase().matchAll(TREEBANK)) {
    const before = words.at(-1);
    if (found === '"') words.push(isOpening(text, index) ? '``' : "''");
    else if (found === "'t" && before?.endsWith('n')) {
      words.pop();
      if (before !== 'n') words.push(before.slice(0, -1));
      words.push("n't");
    } else words.push(found);
  }
  return words;
}

/** A quote opens where no word ends before it. */
function isOpening(text: string, index: number): boolean {
  const before = text[index - 1];
  return before === undefined || before === '(' || before === '[' || before.trim() === '';
}

/**
 * The words of a text in any script, lower-cased: what stands between spaces and punctuation, and in scripts without spaces
 * every two neighbouring characters. Punctuation marks are words too.
 */
export function scriptWords(text: string): string[] {
  const words: string[] = [];
  for (const { 0: found, groups } of text.toLowerCase().matchAll(ANY_SCRIPT)) {
    if (groups?.['unspaced'] === undefined) {
      words.push(found);
      continue;
    }
    const characters = [...found];
    if (characters.length === 1) words.push(found);
    for (let i = 0; i + 1 < characters.length; i++) words.push(characters[i]! + characters[i + 1]!);
  }
  return words;
}
