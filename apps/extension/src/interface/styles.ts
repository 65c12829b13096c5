/**
 * Adds style sheets to a root and returns a function that removes them. Constructed sheets are neither subject to the
 * page's content security policy nor part of its tree.
 */
export function addStyles(root: Document | ShadowRoot, ...texts: readonly string[]): () => void {
  const view = (root.ownerDocument ?? (root as Document)).defaultView ?? window;
  const sheets = texts.map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
  return () => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter((sheet) => !sheets.includes(sheet));
  };
}
