/** Prose of so many words in sentences of ten, all made from one word, by which texts can be told apart. */
export function proseOf(words: number, word = 'ferry'): string {
  const capitalised = word[0]!.toUpperCase() + word.slice(1);
  return Array.from({ length: words }, (_, at) => {
    const isLast = at % 10 === 9 || at === words - 1;
    return `${at % 10 === 0 ? capitalised : word}${isLast ? '.' : ''}`;
  }).join(' ');
}
