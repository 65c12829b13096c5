import { mixedTokens } from '../metrics/text/tokens.ts';
import { daysOf } from './gold-days.ts';

/** A post as people marked it. */
export interface GoldPost {
  /** A name, or the address of a profile. */
  readonly user: string | null;
  readonly date: string | null;
  readonly text: string;
}

/** A post as a program read it. */
export interface ReadPost {
  readonly author: string;
  readonly published: string | null;
  readonly text: string;
}

/** What is right on one page. */
export interface PostScores {
  readonly gold: number;
  readonly read: number;
  /** Posts of the gold that were read, in their order. */
  readonly found: number;
  readonly users: number;
  readonly rightUsers: number;
  /** Posts whose gold names a day. */
  readonly dates: number;
  readonly rightDates: number;
}

/** Two texts are one post if they share this much of their words (F1); quotes and signatures differ between golds. */
const SAME_POST = 0.5;
const TAG = /<[^>]*>/gu;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Compares the posts that were read with those of the gold; `namesOf` gives the texts of links to a profile. */
export function scorePosts(
  gold: readonly GoldPost[],
  read: readonly ReadPost[],
  namesOf: (address: string) => readonly string[],
): PostScores {
  const pairs = alignPosts(gold, read);
  let [users, rightUsers, dates, rightDates] = [0, 0, 0, 0];
  for (const [wanted, own] of pairs) {
    if (wanted.user) {
      users++;
      if (isUser(wanted.user, own.author, namesOf)) rightUsers++;
    }
    const days = daysOf(wanted.date ?? '');
    if (days.size > 0) {
      dates++;
      if (days.has(own.published?.slice(0, 10) ?? '')) rightDates++;
    }
  }
  return { gold: gold.length, read: read.length, found: pairs.length, users, rightUsers, dates, rightDates };
}

function isUser(user: string, author: string, namesOf: (address: string) => readonly string[]): boolean {
  const own = fold(author);
  if (own === fold(user) || namesOf(user).some((name) => fold(name) === own)) return true;
  // The address of a profile ends with the name.
  return user.includes('/') && own.length > 1 && fold(decode(user)).includes(own);
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, '');
}

/** The longest list of pairs of the same post, in the order of both. */
function alignPosts(gold: readonly GoldPost[], read: readonly ReadPost[]): [GoldPost, ReadPost][] {
  const golds = gold.map(({ text }) => countsOf(text.replace(TAG, ' ')));
  const reads = read.map(({ text }) => countsOf(text));
  const best = Array.from({ length: gold.length + 1 }, () => new Int32Array(read.length + 1));
  const isSame = (g: number, r: number): boolean => overlap(golds[g]!, reads[r]!) >= SAME_POST;
  for (let g = gold.length - 1; g >= 0; g--) {
    for (let r = read.length - 1; r >= 0; r--) {
      const together = isSame(g, r) ? 1 + best[g + 1]![r + 1]! : 0;
      best[g]![r] = Math.max(together, best[g + 1]![r]!, best[g]![r + 1]!);
    }
  }
  const pairs: [GoldPost, ReadPost][] = [];
  let [g, r] = [0, 0];
  while (g < gold.length && r < read.length) {
    if (isSame(g, r) && best[g]![r] === 1 + best[g + 1]![r + 1]!) pairs.push([gold[g++]!, read[r++]!]);
    else if (best[g + 1]![r]! >= best[g]![r + 1]!) g++;
    else r++;
  }
  return pairs;
}

interface Words {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

function countsOf(text: string): Words {
  const counts = new Map<string, number>();
  const tokens = mixedTokens(text.toLowerCase());
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { counts, total: tokens.length };
}

/** F1 of words. */
function overlap(a: Words, b: Words): number {
  let common = 0;
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0);
  return a.total + b.total === 0 ? 1 : (2 * common) / (a.total + b.total);
}
