import { isNode, type SyntaxNode, walk } from '../constants/syntax.ts';

/** Comparison operators. */
export const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '===', '!==']);

/** Nodes that only compute from their children. */
const PURE: ReadonlySet<string> = new Set([
  'BinaryExpression',
  'ChainExpression',
  'ConditionalExpression',
  'Identifier',
  'Literal',
  'LogicalExpression',
  'MemberExpression',
  'ParenthesizedExpression',
  'PrivateIdentifier',
  'TSNonNullExpression',
  'ThisExpression',
  'UnaryExpression',
]);

/** Pure methods of strings. */
const PURE_METHODS: ReadonlySet<string> = new Set(['slice']);

/** True if an expression can be evaluated any number of times: no calls except those of `Math` and strings, no assignment. */
export function isPure(expression: SyntaxNode): boolean {
  return [...walk(expression)].every(
    ({ node }) => (PURE.has(node.type) && node['operator'] !== 'delete') || isPureCall(node),
  );
}

function isPureCall({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property, computed } = callee;
  if (computed === true || !isNode(object) || !isNode(property)) return false;
  return object['name'] === 'Math' || PURE_METHODS.has(String(property['name']));
}
