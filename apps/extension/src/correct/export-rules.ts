import type { SiteRule } from './site-rules.ts';

/**
 * The rules as a module for the library's option `rules`. A part that the user brought back has no counterpart there,
 * because `include` replaces what a method finds; it becomes a comment.
 */
export function rulesAsModule(rules: readonly SiteRule[]): string {
  const entries = rules.map(
    ({ host, exclude, restore }) =>
      `${restore.map((selector) => `  // ${host}, restored: ${oneLine(selector)}\n`).join('')}  {\n    applies: (_page, url) => url !== null && new URL(url).hostname === ${JSON.stringify(host)},\n    exclude: ${JSON.stringify(exclude)},\n  },\n`,
  );
  return `/** For the option \`rules\` of Fovea. */\nexport const rules = [\n${entries.join('')}];\n`;
}

const BREAKS = /[\r\n\u2028\u2029]+/g;

function oneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}
