import { readdirSync, readFileSync } from 'node:fs';
import { extract } from 'fovea';
import { listDatasets, openDataset } from '../../workbench/datasets/read.ts';

/** A page in the forms that are compared. */
export interface OrdinaryPage {
  readonly id: string;
  readonly markdown: string;
  readonly text: string;
  /** What Markdown has and text has not: links to films, sounds and frames, and the lines above posts. */
  readonly quiet: ReadonlySet<string>;
}

const PLAYER = /<(?:video|audio)[^>]* src="([^"]*)"/gu;
const HEAD = /<address>(.*?)<\/address>/gu;
const TAG = /<[^>]*>/gu;
const LINK = /<a href="([^"]*)">([^<]*)<\/a>/gu;

/** The page in its forms, or `null` for one with formulas: their source is full of backslashes that are no escapes. */
function inForms(id: string, html: string, url: string | null | undefined): OrdinaryPage | null {
  // By default, captions are in the Markdown and not in the text.
  const options = { captions: 'keep', ...(url && URL.canParse(url) && { url }) } as const;
  const { content, markdown, text } = extract(html, options);
  if (content.includes('<math')) return null;
  // A frame without a name is a link that says its site.
  const frames = [...content.matchAll(LINK)].flatMap(([, address, label]) =>
    label !== '' && address!.includes(`//${label}`) && !text.includes(label!) ? [label!] : [],
  );
  const heads = [...content.matchAll(HEAD)].map(([, line]) => line!.replace(TAG, ''));
  const addresses = [...content.matchAll(PLAYER)].map(([, address]) => address!);
  const quiet = new Set([...heads, ...addresses, ...frames].map((line) => line.replaceAll('&amp;', '&')));
  return { id, markdown, text, quiet };
}

/** The pages that we wrote. */
export function ownPages(): OrdinaryPage[] {
  return ['pages', 'features'].flatMap((folder) =>
    readdirSync(`fixtures/${folder}`).flatMap((name) => {
      const { url } = JSON.parse(readFileSync(`fixtures/${folder}/${name}/about.json`, 'utf8')) as {
        url?: string;
      };
      return inForms(name, readFileSync(`fixtures/${folder}/${name}/source.html`, 'utf8'), url) ?? [];
    }),
  );
}

/** Sets of pages as they stand on the web, in many languages. */
const REAL = new Set(
  'cleaneval dragnet fundus-tests google-trends-2017 haruki-ja-th-zh magic-html michelle-zh msv-big9-chaos trafilatura-eval wcxb xmu-zh'.split(
    ' ',
  ),
);
const LONGEST = 400_000;

/** Every seventh page of the sets, up to a number from each; `FOVEA_DATA` says where they are. */
export async function realPages(fromEach: number): Promise<OrdinaryPage[]> {
  const pages: OrdinaryPage[] = [];
  for (const dataset of (await listDatasets()).filter((name) => REAL.has(name))) {
    let seen = 0;
    let taken = 0;
    for await (const { id, html, url } of openDataset(dataset)) {
      if (seen++ % 7 !== 3 || html.length > LONGEST) continue;
      const page = inForms(id, html, url);
      if (page !== null) pages.push(page);
      if (++taken === fromEach) break;
    }
  }
  return pages;
}
