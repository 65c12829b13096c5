import { isNode, type SyntaxNode, statementsOf, walk } from './syntax.ts';
import { type Tag, tagsOf } from './tags.ts';

/** A named number, or several, in a module. */
export interface Constant {
  /** Path from the source folder. */
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** The range of its value in the source. */
  readonly start: number;
  readonly end: number;
  readonly tags: readonly Tag[];
}

const COMMENT_BEFORE = /(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|(?:\/\/[^\n]*\n\s*)+)\s*$/u;
/** Names of enumerations, whose numbers only have to differ. */
const ENUMERATION = /^[A-Z][a-z]/u;
const HEXADECIMAL = /^0x/iu;

/** The constants of a module whose number could be another one. */
export function findConstants(source: string, file: string): readonly Constant[] {
  const found: Constant[] = [];
  let last: { readonly end: number; readonly tags: readonly Tag[] } | null = null;
  for (const statement of statementsOf(source, file)) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') continue;
    const comment = COMMENT_BEFORE.exec(source.slice(0, statement.start))?.[0] ?? '';
    // A constant right below another one shares its comment.
    const isBelow: boolean =
      comment === '' && last !== null && source.slice(last.end, statement.start) === '\n';
    const tags: readonly Tag[] = isBelow
      ? last!.tags.filter(({ kind }) => kind !== 'sweep')
      : tagsOf(comment);
    last = { end: statement.end, tags };
    for (const declarator of declaration['declarations'] as SyntaxNode[]) {
      const name = (declarator['id'] as SyntaxNode)['name'];
      const value = declarator['init'];
      if (typeof name !== 'string' || !isNode(value) || !isChosen(name, value)) continue;
      const line = source.slice(0, declarator.start).split('\n').length;
      found.push({ file, line, name, start: value.start, end: value.end, tags });
    }
  }
  return found;
}

/** The chosen numbers of a value, without code points and bits; functions are skipped. */
export function numbersIn(value: SyntaxNode): readonly SyntaxNode[] {
  const isLeaf = ({ type }: SyntaxNode): boolean => type.includes('Function') || type.startsWith('TSType');
  return [...walk(value, isLeaf)]
    .filter(({ node, parent, key }) => isNumber(node) && !isKey(parent, key) && !isYear(parent))
    .map(({ node }) => node)
    .filter((node) => !HEXADECIMAL.test(String(node['raw'])));
}

/** Zeros and ones inside something larger are positions and steps, not choices. */
function isChosen(name: string, value: SyntaxNode): boolean {
  if (ENUMERATION.test(name)) return false;
  const numbers = numbersIn(value);
  if (numbers.length === 0) return false;
  return isBare(value) || numbers.some(({ value: number }) => number !== 0 && number !== 1);
}

function isBare({ type, argument, expression }: SyntaxNode): boolean {
  if (type === 'UnaryExpression' && isNode(argument)) return isBare(argument);
  if (type === 'TSAsExpression' && isNode(expression)) return isBare(expression);
  return type === 'Literal';
}

function isNumber({ type, value }: SyntaxNode): boolean {
  return type === 'Literal' && typeof value === 'number';
}

function isKey(parent: SyntaxNode | null, key: string): boolean {
  return parent?.type === 'Property' && key === 'key';
}

/** The year of a citation. */
function isYear(parent: SyntaxNode | null): boolean {
  const key = parent?.type === 'Property' ? parent['key'] : null;
  return isNode(key) && key['name'] === 'year';
}
