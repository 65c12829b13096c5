import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../fixtures/attacks/random-numbers.ts';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { reportAttempts, SEED, seriesOf } from './attempts.ts';
import { outputLengths, promisedLength } from './output-lengths.ts';

/** Large enough that the constant allowance does not hide the growth. */
const SIZE = 20_000;
/** Number of pages that the search tries; each takes about ten milliseconds. */
const TRIES = 500;
const MAX_PIECES = 60;
const REPEATS = [1, 3, 20, 200, 1000];

/** The pieces that pages consist of; a piece may be repeated. */
const PIECES: readonly string[] = [
  ...['<p>', '</p>', '<div>', '</div>', '<ul>', '<ol start=999999999>', '<li>', '</li>', '<blockquote>'],
  ...[
    '<pre>',
    '</pre>',
    '<table>',
    '<tr>',
    '<td>',
    '<td colspan=99>',
    '<td rowspan=99>',
    '<th>',
    '<caption>',
  ],
  ...[
    '<a href=b>c</a>',
    '<img src=b alt=c>',
    '<q cite=b>',
    '<b>',
    '</b>',
    '<i>',
    '<code>',
    '</code>',
    '<br>',
    '<hr>',
  ],
  ...[
    '<base href="https://e.example/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/">',
    '<h2>',
    '</h2>',
  ],
  ...[
    '<dl>',
    '<dt>',
    '<dd>',
    '<figure>',
    '<figcaption>',
    '<details>',
    '<summary>',
    '<aside class=warning>',
    '<nav>',
  ],
  ...[
    '<sup><a href=#n>1</a></sup>',
    '<li id=n>',
    '<math alttext="x">',
    '</math>',
    '<ruby>漢<rt>か</ruby>',
    '<abbr title=y>',
  ],
  ...[
    'x',
    'a\n',
    'Some words of a page. ',
    '漢字。',
    '&',
    '<',
    '"',
    '\\',
    '*',
    '`',
    '|',
    '[',
    '\u0001',
    '😀',
    '&nbsp;',
  ],
  ...[
    '<div class=comment><b class=author>Ann</b><time>2024-01-01</time>',
    '<button>',
    '<form>',
    '<div hidden>',
  ],
];

type Genome = readonly (readonly [piece: number, repeats: number])[];

const PROSE = `<p>${'The old bridge was repaired over the winter, and nobody noticed until spring. '.repeat(12)}</p>`;
const htmlOf = (genome: Genome): string =>
  `<!doctype html><title>t</title><article>${PROSE}${genome.map(([piece, times]) => PIECES[piece]!.repeat(times)).join('')}`;

describe('no format of a page is longer than promised', () => {
  it.each(growthShapes.map((shape) => [shape.name, shape] as const))('growth shape: %s', (_, shape) => {
    const html = pageOf(shape, SIZE);
    for (const [form, length] of outputLengths(html))
      expect(length, form).toBeLessThanOrEqual(promisedLength(html.length));
  });
});

describe(`a search for the page that grows most (seed ${SEED})`, () => {
  it('finds no output that is longer than promised', { timeout: 900_000 }, () => {
    const random = randomNumbers(SEED);
    const pick = (count: number): number => Math.floor(random() * count);
    const gene = (): Genome[number] => [pick(PIECES.length), REPEATS[pick(REPEATS.length)]!];
    let best: { genome: Genome; ratio: number } = { genome: [], ratio: 0 };
    const goesOn = seriesOf(TRIES);
    let tries = 0;
    for (; goesOn(tries); tries++) {
      const genome = tries % 50 === 0 ? Array.from({ length: 12 }, gene) : mutate(best.genome, pick, gene);
      const html = htmlOf(genome);
      const [form, length] = [...outputLengths(html)].reduce((most, next) =>
        next[1] > most[1] ? next : most,
      );
      expect(length, `${form} of seed ${SEED}, try ${tries}: ${html.slice(0, 500)}`).toBeLessThanOrEqual(
        promisedLength(html.length),
      );
      const ratio = length / (html.length + 10_000);
      if (ratio > best.ratio) best = { genome, ratio };
    }
    reportAttempts(tries);
    console.log(`seed ${SEED}: worst page grew ${best.ratio.toFixed(1)}-fold`);
  });
});

/** The same page with one piece added, removed or replaced. */
function mutate(genome: Genome, pick: (count: number) => number, gene: () => Genome[number]): Genome {
  const at = pick(genome.length + 1);
  const change = pick(3);
  if (change === 0 && genome.length < MAX_PIECES) return genome.toSpliced(at, 0, gene());
  return change === 1 ? genome.toSpliced(at, 1) : genome.toSpliced(at, 1, gene());
}
