/** The five kinds of callouts in GitHub's Markdown. */
export type CalloutKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** Names that generators give a callout in its class or data, and its kind (data only). */
export const CALLOUT_KINDS: ReadonlyMap<string, CalloutKind> = /* @__PURE__ */ new Map<string, CalloutKind>([
  ...kinds(
    'note',
    'note info information abstract summary tldr seealso quote cite example todo question faq',
  ),
  ...kinds('tip', 'tip hint success check done'),
  ...kinds('important', 'important'),
  ...kinds('warning', 'warning warn attention'),
  ...kinds('caution', 'caution danger error failure fail bug alert'),
]);

/** Class names of callouts of any kind. */
export const CALLOUT_CLASSES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  // GitHub, Obsidian, Sphinx and MkDocs, Docusaurus, Asciidoctor, VitePress, mdBook, Bootstrap.
  'markdown-alert',
  'callout',
  'admonition',
  'theme-admonition',
  'admonitionblock',
  'custom-block',
  'blockquote-tag',
  'alert',
]);

function kinds(kind: CalloutKind, names: string): [string, CalloutKind][] {
  return names.split(' ').map((name) => [name, kind]);
}
