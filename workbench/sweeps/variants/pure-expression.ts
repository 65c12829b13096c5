import { isNode, type SyntaxNode, walk } from '../constants/syntax.ts';

/** Operators that compare. */
export const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '===', '!==']);

/** Nodes that only compute from what is below them. */
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

/** Methods of strings that do nothing but answer. */
const PURE_METHODS: ReadonlySet<string> = new Set(['slice']);

/** Whether an expression may be evaluated any number of times: no call but those of `Math` and of strings, no assignment. */
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
