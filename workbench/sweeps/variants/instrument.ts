import { dirname, join } from 'node:path/posix';
import { isNode, type Place, type SyntaxNode, statementsOf, walk } from '../constants/syntax.ts';

/** A constant whose uses are watched, by its number. */
export interface WatchedConstant {
  readonly file: string;
  readonly name: string;
}

/** The function that instrumented code asks: `number` of the constant, and its value in the source. */
export const ASK = '__swept';

/**
 * A module in which every use of a watched constant, be it its own or imported, asks for the value: so one build serves all
 * values, and it is known which pages a constant has a say on.
 */
export function instrument(source: string, file: string, watched: readonly WatchedConstant[]): string {
  const statements = statementsOf(source, file);
  const numbers = localNumbers(statements, file, watched);
  if (numbers.size === 0) return source;
  const uses = statements.flatMap((statement) =>
    [...walk(statement, isType)].filter((place) => isUse(place, numbers)),
  );
  let text = source;
  for (const { node, parent } of uses.toReversed()) {
    const name = String(node['name']);
    const asked = `${ASK}(${numbers.get(name)}, ${name})`;
    const isShort = parent?.type === 'Property' && parent['shorthand'] === true;
    text = text.slice(0, node.start) + (isShort ? `${name}: ${asked}` : asked) + text.slice(node.end);
  }
  return text;
}

/** Names in a module that stand for watched constants. */
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
  // A shorthand property holds the name twice, at one place.
  if (parent.type === 'Property') return key === 'value' || parent['computed'] === true;
  return !(parent.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true);
}

const NAMING: ReadonlySet<string> = new Set(['ImportSpecifier', 'ExportSpecifier', 'TSTypeQuery']);

function isType({ type }: SyntaxNode): boolean {
  return type.startsWith('TSType') || type === 'TSInterfaceDeclaration';
}
