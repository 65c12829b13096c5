/** Longer names are not typing errors of a known name. @cap */
const MAX_LENGTH = 40;

/** The name that was probably meant, or `null`: allows one typing error, and one more for every four letters. */
export function nearestName(given: string, names: Iterable<string>): string | null {
  if (given.length > MAX_LENGTH) return null;
  const wanted = given.toLowerCase();
  let nearest: string | null = null;
  let least = 2 + Math.floor(wanted.length / 4);
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase(), least);
    if (distance >= least) continue;
    least = distance;
    nearest = name;
  }
  return nearest;
}

/** A question to end a message with, or nothing. */
export function didYouMean(given: unknown, names: Iterable<string>): string {
  const nearest = typeof given === 'string' ? nearestName(given, names) : null;
  return nearest === null ? '' : ` Did you mean '${nearest}'?`;
}

/**
 * Letters to insert, delete, replace or transpose between two words (optimal string alignment), or `bound` if there are
 * at least that many.
 */
function editDistance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) >= bound) return bound;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(above[column]! + 1, here[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      here.push(cost);
    }
    [before, above] = [above, here];
  }
  return Math.min(above[b.length]!, bound);
}
