import { directionOf, languageName } from '../findings/names.ts';
import { escaped, tag } from '../svg/markup.ts';
import type { Run, Side } from '../worst/merge-texts.ts';
import type { WorstPage } from '../worst/worst-pages.ts';

/** Longer runs are folded. */
const SHOWN_TOKENS: Readonly<Record<Side, number>> = { both: 60, gold: 400, output: 400 };
/** Characters left at each end of a folded run. */
const EDGE = 160;
/** How far to look for the end of a word; scripts without spaces are cut anywhere. */
const MAX_WORD = 24;
const ELEMENTS: Readonly<Record<Side, { readonly name: string; readonly told: string }>> = {
  both: { name: 'span', told: '' },
  gold: { name: 'del', told: 'missed' },
  output: { name: 'ins', told: 'too much' },
};
const NEWLINES = /\n{3,}/g;

/** The worst pages of a system; a switch shows gold, output or both. */
export function worstSection(system: string, pages: readonly WorstPage[]): string {
  if (pages.length === 0) return '';
  const choices = [
    ['both', 'gold and output'],
    ['gold', 'gold only'],
    ['output', 'output only'],
  ].map(([value, text], i) =>
    tag(
      'label',
      {},
      `<input type="radio" name="side" value="${value}"${i === 0 ? ' checked' : ''}>`,
      ` ${escaped(text!)}`,
    ),
  );
  return [
    tag(
      'p',
      {},
      `Lowest scores of <strong>${escaped(system)}</strong>. Text in both is plain; `,
      tag('del', {}, 'missed text is in the gold only'),
      '; ',
      tag('ins', {}, 'noise is in the output only'),
      '.',
    ),
    tag('fieldset', { class: 'sides' }, tag('legend', {}, 'Show'), ...choices),
    ...pages.map(pageEntry),
  ].join('\n');
}

function pageEntry({ record, measure, score, runs }: WorstPage, index: number): string {
  const facts = [
    languageName(record.lang),
    record.pageType,
    `${measure.chars} characters out`,
    measure.error,
  ];
  const summary = tag(
    'summary',
    {},
    tag('span', { class: 'score' }, score.toFixed(3)),
    tag('strong', {}, escaped(`${record.dataset} / ${record.id}`)),
    ' ',
    tag('span', { class: 'facts' }, escaped(facts.filter((fact) => fact !== undefined).join(' · '))),
  );
  const address = record.url === null ? '' : tag('p', { class: 'note' }, escaped(record.url));
  const lang = record.lang === 'und' ? undefined : record.lang;
  const text = tag('div', { class: 'text', dir: directionOf(record.lang), lang }, ...runs.map(runMarkup));
  const shares = tag('p', { class: 'note' }, escaped(shareText(runs)));
  return `<details${index < 3 ? ' open' : ''}>${summary}${address}${shares}${text}</details>`;
}

function shareText(runs: readonly Run[]): string {
  const count = (side: Side): number =>
    runs.filter((run) => run.side === side).reduce((sum, run) => sum + run.tokens, 0);
  return `${count('both')} tokens in both, ${count('gold')} missed, ${count('output')} too many.`;
}

function runMarkup({ side, text, tokens }: Run): string {
  const { name, told } = ELEMENTS[side];
  const shown = text.replace(NEWLINES, '\n\n');
  const attributes = { class: side === 'both' ? 'both' : undefined, title: told === '' ? undefined : told };
  // In scripts without spaces many tokens can be a short text.
  if (tokens <= SHOWN_TOKENS[side] || shown.length <= 3 * EDGE) return tag(name, attributes, escaped(shown));
  const [start, middle, end] = foldAt(shown);
  const fold = tag(
    'details',
    { class: 'fold' },
    tag('summary', {}, `… ${tokens} tokens`),
    tag('span', {}, escaped(middle)),
  );
  return tag(name, attributes, escaped(start), fold, escaped(end));
}

/** Both ends, cut at whole characters and, if there is white space near, at whole words. */
function foldAt(text: string): readonly [string, string, string] {
  const characters = [...text];
  const start = nearSpace(characters, EDGE, 1);
  const end = Math.max(start, nearSpace(characters, characters.length - EDGE, -1));
  return [
    characters.slice(0, start).join(''),
    characters.slice(start, end).join(''),
    characters.slice(end).join(''),
  ];
}

function nearSpace(characters: readonly string[], from: number, step: 1 | -1): number {
  for (let distance = 0; distance < MAX_WORD; distance++) {
    const at = from + step * distance;
    if (characters[at - 1]?.trim() === '') return at;
  }
  return Math.max(0, from);
}
