import { createHash } from 'node:crypto';
import { numbersIn } from '../constants/find-constants.ts';
import { isNode, type SyntaxNode, statementsOf } from '../constants/syntax.ts';

/** Another value for a constant. */
export interface ScaledValue {
  /** As in the tables. */
  readonly label: string;
  /** As in the source. */
  readonly text: string;
  /** Where the value is one plain number. */
  readonly number: number | null;
}

const FACTORS = [0.5, 0.75, 1.5, 2];
/** Below this the neighbours of a whole number are tried too: half and twice say little about a 2. */
const FEW = 4;
const DIGITS = 4;
const LABEL_DIGITS = 6;

/** The value itself, as the tables call it. */
export function labelOf(text: string): string {
  const number = plainNumber(text);
  return number === null
    ? `×1 #${createHash('sha256').update(text).digest('hex').slice(0, LABEL_DIGITS)}`
    : String(number);
}

/** Smaller and larger values, without the present one. */
export function scaledValues(text: string): readonly ScaledValue[] {
  const number = plainNumber(text);
  if (number === null) return FACTORS.map((factor) => scaledText(text, factor));
  const values = FACTORS.map((factor) => scaled(number, factor));
  if (Number.isInteger(number) && Math.abs(number) <= FEW) values.push(number - 1, number + 1);
  return [...new Set(values)]
    .filter((value) => value !== number)
    .toSorted((a, b) => a - b)
    .map((value) => ({ label: String(value), text: String(value), number: value }));
}

/** Whole numbers stay whole, and shares shares. */
function scaled(number: number, factor: number): number {
  const value = number * factor;
  if (Number.isInteger(number)) return Math.round(value);
  return Number((number > 0 && number < 1 ? Math.min(1, value) : value).toPrecision(DIGITS));
}

/** All numbers of a list or an object together; of an expression the first, for the others are units. */
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
