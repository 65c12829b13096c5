import { extract, frontMatter, markdownHeading } from 'fovea';
import 'fovea/methods';
import type { Reader } from '../reader/reader.ts';
import { MARKDOWN_RENDERERS } from './renderers/all-renderers.ts';

const ADDRESS = 'https://site.example/dir/page';

/** The Markdown of a page as it is saved: below its front matter and its title. */
export function savedMarkdown(html: string, url: string | undefined = ADDRESS): string {
  const result = extract(html, {
    method: 'whole-body',
    formats: ['markdown'],
    ...(url === undefined ? {} : { url }),
  });
  const title = result.title === null ? '' : `${markdownHeading(result.title)}\n\n`;
  return `${frontMatter(result)}${title}${result.markdown}`;
}

/** What became active of pages, in whatever renderer: a line each, with the Markdown. */
export async function activeMarkdown(documents: readonly string[], reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const renderer of MARKDOWN_RENDERERS) {
    const rendered = await renderer.render(documents);
    for (const [index, what] of await reader.alarmsOf(rendered))
      found.push(`${renderer.name}: ${what} in ${JSON.stringify(documents[index])}`);
  }
  return found;
}

/** Ends the renderers that have processes of their own. */
export function closeRenderers(): void {
  for (const renderer of MARKDOWN_RENDERERS) renderer.close?.();
}
