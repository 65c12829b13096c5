import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { extract } from 'fovea';
import 'fovea/methods';
import { ROOT } from '../baselines/root.ts';
import type { Converter, ConverterInput } from './converter.ts';

/** Turns a function for one page into a converter; a page on which it throws gives nothing. */
function oneByOne(
  name: string,
  about: string,
  load: () => Promise<(page: ConverterInput) => string | null | Promise<string | null>>,
): Converter {
  return {
    name,
    about,
    convert: async (pages) => {
      const work = await load();
      const results: (string | null)[] = [];
      for (const page of pages) {
        try {
          results.push(await work(page));
        } catch {
          results.push(null);
        }
      }
      return results;
    },
  };
}

const fovea = oneByOne('Fovea', '`extract(html, { url }).markdown`', async () => ({ html, url }) => {
  return extract(html, { url, formats: ['markdown'] }).markdown;
});

/** Converts the whole article, whatever a method would choose. */
const foveaMarkup = oneByOne(
  'Fovea, marked-up article',
  "the same with `method: 'semantic-markup'`: all of the article",
  async () =>
    ({ html, url }) => {
      return extract(html, { url, method: 'semantic-markup', formats: ['markdown'] }).markdown;
    },
);

const defuddle = oneByOne('Defuddle', 'defuddle 0.19.4, `markdown: true`', async () => {
  const { Defuddle } = await import('defuddle/node');
  return async ({ html, url }) => (await Defuddle(html, url, { markdown: true, useAsync: false })).content;
});

const readability = oneByOne(
  'Readability + Turndown',
  '@mozilla/readability 0.6.0 on jsdom 29.1.1, turndown 7.2.5 with ATX headings and fenced code',
  async () => {
    const { Readability } = await import('@mozilla/readability');
    const { JSDOM, VirtualConsole } = await import('jsdom');
    const { default: Turndown } = await import('turndown');
    const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
    return ({ html, url }) => {
      const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
      const article = new Readability(window.document as never).parse();
      window.close();
      return article?.content == null ? null : turndown.turndown(article.content);
    };
  },
);

const mdream = oneByOne(
  'mdream',
  '@mdream/js 1.7.2 with its minimal preset and the origin of the page',
  async () => {
    const { htmlToMarkdown, withMinimalPreset } = await import('@mdream/js');
    return ({ html, url }) => htmlToMarkdown(html, withMinimalPreset({ origin: new URL(url).origin }));
  },
);

const PYTHON = join(ROOT, '.cache/baselines/python/bin/python');
const SCRIPT = join(ROOT, 'workbench/fidelity/trafilatura_markdown.py');

const trafilatura: Converter = {
  name: 'trafilatura',
  about: 'trafilatura 2.3.1, Markdown with formatting, links, images and tables',
  convert: (pages) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        PYTHON,
        ['-B', SCRIPT],
        { maxBuffer: 1 << 28, timeout: 300_000 },
        (error, out) => {
          if (error === null) resolve(JSON.parse(out) as (string | null)[]);
          else reject(error);
        },
      );
      child.stdin?.end(JSON.stringify(pages));
    }),
};

/** The tools that are compared, ours first. */
export const CONVERTERS: readonly Converter[] = [
  fovea,
  foveaMarkup,
  defuddle,
  readability,
  trafilatura,
  mdream,
];
