import { dirname, join } from 'node:path/posix';
import { isNode, type Place, type SyntaxNode, statementsOf, walk } from '../constants/syntax.ts';
import { type Edit, editText } from './edit-text.ts';
import { COMPARISONS, isPure } from './pure-expression.ts';

/** A constant whose uses are watched, by its number. */
export interface WatchedConstant {
  readonly file: string;
  readonly name: string;
}

/** The function that instrumented code calls with the number of the constant, the position of the use, and its value. */
export const ASK = '__swept';
/** The function that tries a pure expression with other values of the constants in it. */
export const TRY = '__sweptTry';
/** The same for a comparison; the operand with constants in it is passed as a function. */
export const COMPARE = '__sweptCompare';

/** A use of a watched constant in a module. */
interface Use {
  readonly place: Place;
  readonly number: number;
}

/**
 * Instruments a module so that every use of a watched constant, its own or imported, asks for the value: one build serves
 * all values. The pure expression around a use, and the comparison around that, can be tried with other values on the
 * way: if the result is the same, the page does not depend on the value there.
 */
export function instrument(source: string, file: string, watched: readonly WatchedConstant[]): string {
  const statements = statementsOf(source, file);
  const numbers = localNumbers(statements, file, watched);
  if (numbers.size === 0) return source;
  const edits: Edit[] = [];
  const asks: Edit[] = [];
  for (const statement of statements) {
    const places = new Map([...walk(statement, isType)].map((place) => [place.node, place]));
    const tried = new Map<SyntaxNode, Set<number>>();
    for (const place of places.values()) {
      if (!isUse(place, numbers)) continue;
      const use = { place, number: numbers.get(String(place.node['name']))! };
      asks.push(askEdit(use, file));
      const around = pureAround(place, places);
      if (around !== null) tried.set(around, (tried.get(around) ?? new Set()).add(use.number));
    }
    edits.push(...triedEdits(source, tried, places));
  }
  return editText(source, [...edits, ...asks]);
}

function askEdit({ place: { node, parent }, number }: Use, file: string): Edit {
  const isShort = parent?.type === 'Property' && parent['shorthand'] === true;
  const open = `${isShort ? `${node['name']}: ` : ''}${ASK}(${number}, '${file}:${node.start}', `;
  return { start: node.start, end: node.end, open, close: ')' };
}

/** The largest pure expression around a use; `null` if that is the use itself and it is not compared. */
function pureAround(use: Place, places: ReadonlyMap<SyntaxNode, Place>): SyntaxNode | null {
  let at = use;
  while (at.parent !== null && isPure(at.parent) && !isCallee(places.get(at.parent)!))
    at = places.get(at.parent)!;
  return at === use && !isComparison(at.parent) ? null : at.node;
}

/** Without its object, a method has no `this`. */
function isCallee({ parent, key }: Place): boolean {
  return key === 'callee' && parent?.type === 'CallExpression';
}

function triedEdits(
  source: string,
  tried: ReadonlyMap<SyntaxNode, ReadonlySet<number>>,
  places: ReadonlyMap<SyntaxNode, Place>,
): readonly Edit[] {
  const compared = new Map<SyntaxNode, Set<number>>();
  const edits: Edit[] = [];
  for (const [node, numbers] of tried) {
    const { parent } = places.get(node)!;
    const isOperand = isComparison(parent);
    const open = isOperand ? '() => ' : `${TRY}([${[...numbers]}], () => `;
    edits.push({ start: node.start, end: node.end, open, close: isOperand ? '' : ')' });
    if (isOperand) compared.set(parent, new Set([...(compared.get(parent) ?? []), ...numbers]));
  }
  for (const [node, numbers] of compared) {
    const [left, right] = [node['left'] as SyntaxNode, node['right'] as SyntaxNode];
    const operator = String(node['operator']);
    const at = source.indexOf(operator, left.end);
    if (at < 0 || at >= right.start) throw new Error(`No ${operator} at ${left.end}.`);
    edits.push(
      { start: node.start, end: node.end, open: `${COMPARE}([${[...numbers]}], `, close: ')' },
      { start: at, end: at + operator.length, open: `, '${operator}', `, close: '', isReplaced: true },
    );
  }
  return edits;
}

function isComparison(node: SyntaxNode | null): node is SyntaxNode {
  return node?.type === 'BinaryExpression' && COMPARISONS.has(String(node['operator']));
}

/** The local names of watched constants in a module. */
function localNumbers(
  statements: readonly SyntaxNode[],
  file: string,
  watched: readonly WatchedConstant[],
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const note = (from: string, imported: string, local: string): void => {
    const number = watched.findIndex((constant) => constant.file === from && constant.name === imported);
    if (number >= 0) numbers.set(local, number);
  };
  for (const { name, file: from } of watched) if (from === file) note(file, name, name);
  for (const { type, source, specifiers } of statements) {
    if (type !== 'ImportDeclaration' || !isNode(source)) continue;
    const from = join(dirname(file), String(source['value']));
    for (const specifier of specifiers as SyntaxNode[]) {
      const imported = specifier['imported'];
      if (isNode(imported))
        note(from, String(imported['name']), String((specifier['local'] as SyntaxNode)['name']));
    }
  }
  return numbers;
}

function isUse({ node, parent, key }: Place, numbers: ReadonlyMap<string, number>): boolean {
  if (node.type !== 'Identifier' || !numbers.has(String(node['name'])) || parent === null) return false;
  if (NAMING.has(parent.type)) return false;
  if (parent.type === 'VariableDeclarator') return key === 'init';
  // A shorthand property has the name twice at one position.
  if (parent.type === 'Property') return key === 'value' || parent['computed'] === true;
  return !(parent.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true);
}

const NAMING: ReadonlySet<string> = new Set(['ImportSpecifier', 'ExportSpecifier', 'TSTypeQuery']);

function isType({ type }: SyntaxNode): boolean {
  return type.startsWith('TSType') || type === 'TSInterfaceDeclaration';
}
