import type { ContentElement } from '../../../content/content-tree.ts';
import { childElements, elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { TEX_ACCENTS, TEX_FUNCTIONS, TEX_SYMBOLS } from './tex-symbols.ts';

/** Characters of TeX assembled for one formula; only hostile nesting needs more, and then gets bare symbols. @cap */
const MAX_WORK = 500_000;

/** Writes presentation MathML as TeX, from the leaves up. */
export function mathmlToTex(formula: ContentElement): string {
  const texOf = new Map<ContentElement, string>();
  let work = 0;
  for (const element of elementsOf(formula).reverse()) {
    const parts = childElements(element).map((child) => texOf.get(child)!);
    const write = WRITERS.get(element.tag);
    const tex = write === undefined ? joinParts(parts) : write(parts, element);
    work += tex.length;
    if (work > MAX_WORK) return symbols(rawTextOf(formula).trim());
    texOf.set(element, tex);
  }
  return texOf.get(formula)!.trim();
}

type Writer = (parts: readonly string[], element: ContentElement) => string;

const WRITERS: ReadonlyMap<string, Writer> = /* @__PURE__ */ new Map<string, Writer>([
  ['mi', (_, element) => identifier(rawTextOf(element).trim())],
  ['mn', (_, element) => symbols(rawTextOf(element).trim())],
  ['mo', (_, element) => operator(rawTextOf(element).trim())],
  ['mtext', (_, element) => text(rawTextOf(element))],
  ['ms', (_, element) => text(rawTextOf(element))],
  ['mspace', () => '\\ '],
  ['mfrac', ([top = '', bottom = '']) => `\\frac{${top}}{${bottom}}`],
  ['msqrt', (parts) => `\\sqrt{${joinParts(parts)}}`],
  ['mroot', ([base = '', degree = '']) => `\\sqrt[${degree}]{${base}}`],
  ['msub', ([base = '', low = '']) => `${group(base)}_{${low}}`],
  ['msup', ([base = '', high = '']) => `${group(base)}^{${high}}`],
  ['msubsup', ([base = '', low = '', high = '']) => `${group(base)}_{${low}}^{${high}}`],
  [
    'munder',
    ([base = '', low = '']) => (takesLimits(base) ? `${base}_{${low}}` : `\\underset{${low}}{${base}}`),
  ],
  ['mover', over],
  ['munderover', ([base = '', low = '', high = '']) => `${group(base)}_{${low}}^{${high}}`],
  ['mmultiscripts', scripts],
  ['mprescripts', () => PRESCRIPTS],
  ['mphantom', (parts) => `\\phantom{${joinParts(parts)}}`],
  ['mtable', (rows) => `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`],
  ['mtr', (cells) => cells.join(' & ')],
]);

/** Separates the scripts after a base from those before it while both are collected. */
const PRESCRIPTS = '\u0000';

const COMMAND_END = /\\[A-Za-z]+$/u;
const LETTER_START = /^[A-Za-z]/u;
const LIMIT_OPERATOR =
  /^\\(?:sum|prod|int|iint|iiint|oint|bigcup|bigcap|lim|liminf|limsup|max|min|sup|inf|det|gcd|Pr)$/u;
const SINGLE_COMMAND = /^\\[A-Za-z]+$/u;
const SPECIAL_IN_TEXT = /[\\{}$&#^_%~]/gu;

function joinParts(parts: readonly string[]): string {
  let joined = '';
  let last = '';
  for (const part of parts) {
    // A command ends where its letters do: without a space, `\alpha` and `b` would be `\alphab`.
    joined += COMMAND_END.test(last) && LETTER_START.test(part) ? ` ${part}` : part;
    if (part !== '') last = part;
  }
  return joined;
}

function identifier(name: string): string {
  if (TEX_FUNCTIONS.has(name)) return `\\${name}`;
  return [...name].length > 1 ? `\\mathrm{${symbols(name)}}` : symbols(name);
}

function operator(name: string): string {
  return TEX_FUNCTIONS.has(name) ? `\\${name}` : symbols(name);
}

function symbols(value: string): string {
  return joinParts([...value].map((character) => TEX_SYMBOLS.get(character) ?? character));
}

function text(value: string): string {
  return value.trim() === '' ? '\\ ' : `\\text{${value.replace(SPECIAL_IN_TEXT, ' ')}}`;
}

function group(base: string): string {
  const isOne = (base.length <= 2 && [...base].length === 1) || SINGLE_COMMAND.test(base);
  return isOne ? base : `{${base}}`;
}

function takesLimits(base: string): boolean {
  return LIMIT_OPERATOR.test(base);
}

function over([base = '', high = '']: readonly string[], element: ContentElement): string {
  const mark = childElements(element)[1];
  const accent = mark === undefined ? undefined : TEX_ACCENTS.get(rawTextOf(mark).trim());
  if (accent !== undefined) return `\\${accent}{${base}}`;
  return takesLimits(base) ? `${base}^{${high}}` : `\\overset{${high}}{${base}}`;
}

/** A base with scripts on both sides, in pairs of a lower and an upper one. */
function scripts(parts: readonly string[]): string {
  const [base = '', ...rest] = parts;
  const turn = rest.indexOf(PRESCRIPTS);
  const after = turn < 0 ? rest : rest.slice(0, turn);
  const before = turn < 0 ? [] : rest.slice(turn + 1);
  const left = before.length === 0 ? '' : `{}${scriptPairs(before)}`;
  return `${left}${group(base)}${scriptPairs(after)}`;
}

function scriptPairs(parts: readonly string[]): string {
  let written = '';
  for (let index = 0; index < parts.length; index += 2) {
    const [low = '', high = ''] = parts.slice(index, index + 2);
    written += (low === '' ? '' : `_{${low}}`) + (high === '' ? '' : `^{${high}}`);
  }
  return written;
}
