import { createHash } from 'node:crypto';
import { numbersIn } from '../constants/find-constants.ts';
import { isNode, type SyntaxNode, statementsOf } from '../constants/syntax.ts';

/** Another value for a constant. */
export interface ScaledValue {
  /** The label in the tables. */
  readonly label: string;
  /** The source text. */
  readonly text: string;
  /** The value, if it is a plain number. */
  readonly number: number | null;
}

const FACTORS = [0.5, 0.75, 1.5, 2];
/** For smaller integers the neighbours are tried too, because half and twice say little about a 2. */
const SMALL_INTEGER = 4;
const DIGITS = 4;
const LABEL_DIGITS = 6;

/** The label of the value itself in the tables. */
export function labelOf(text: string): string {
  const number = plainNumber(text);
  return number === null
    ? `×1 #${createHash('sha256').update(text).digest('hex').slice(0, LABEL_DIGITS)}`
    : String(number);
}

/** Smaller and larger values, without the current one. */
export function scaledValues(text: string): readonly ScaledValue[] {
  const number = plainNumber(text);
  if (number === null) return FACTORS.map((factor) => scaledText(text, factor));
  const values = FACTORS.map((factor) => scaled(number, factor));
  if (Number.isInteger(number) && Math.abs(number) <= SMALL_INTEGER) values.push(number - 1, number + 1);
  return [...new Set(values)]
    .filter((value) => value !== number)
    .toSorted((a, b) => a - b)
    .map((value) => ({ label: String(value), text: String(value), number: value }));
}

/** Integers stay integers, and shares stay shares. */
function scaled(number: number, factor: number): number {
  const value = number * factor;
  if (Number.isInteger(number)) return Math.round(value);
  return Number((number > 0 && number < 1 ? Math.min(1, value) : value).toPrecision(DIGITS));
}

/** Scales all numbers of a list or object together; in an expression only the first, because the others are units. */
function scaledText(text: string, factor: number): ScaledValue {
  const value = expressionOf(text);
  const numbers = numbersIn(value).filter(({ value: number }) => number !== 0);
  const meant = isCollection(value) ? numbers : numbers.slice(0, 1);
  let scaledSoFar = text;
  for (const { start, end, value: number } of meant.toReversed()) {
    const from = start - PREFIX.length;
    const to = end - PREFIX.length;
    scaledSoFar = scaledSoFar.slice(0, from) + scaled(number as number, factor) + scaledSoFar.slice(to);
  }
  return { label: `×${factor}`, text: scaledSoFar, number: null };
}

const PREFIX = 'x = ';

function expressionOf(text: string): SyntaxNode {
  const [statement] = statementsOf(`${PREFIX}${text}`, 'value.ts');
  return (statement!['expression'] as SyntaxNode)['right'] as SyntaxNode;
}

function plainNumber(text: string): number | null {
  const value = expressionOf(text);
  if (value.type === 'Literal') return typeof value['value'] === 'number' ? value['value'] : null;
  const { argument } = value;
  if (value.type !== 'UnaryExpression' || value['operator'] !== '-' || !isNode(argument)) return null;
  return argument.type === 'Literal' && typeof argument['value'] === 'number' ? -argument['value'] : null;
}

function isCollection({ type, expression }: SyntaxNode): boolean {
  if (type === 'TSAsExpression' && isNode(expression)) return isCollection(expression);
  return type === 'ArrayExpression' || type === 'ObjectExpression' || type === 'NewExpression';
}
