import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** True for messages to people: a test that pins their wording would only repeat it. */
const isMessage = (path) =>
  (path.isObjectProperty() && !path.node.computed && path.node.key.name === 'message') ||
  (path.isVariableDeclarator() && path.node.id.name === 'message') ||
  (path.isNewExpression() && path.node.callee.name?.endsWith('Error'));

/** Ignores the texts of errors and warnings. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', {
    shouldIgnore: (path) => (isMessage(path) ? 'the wording of a message' : undefined),
  }),
];
