import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePage } from 'fovea';
import { parseMhtml } from 'fovea/page';
import { DatasetError } from './data-folder.ts';
import { linesOf } from './files.ts';
import { textOfChoice } from './node-text.ts';
import type { NodeChoice, Sample } from './sample.ts';
import { selectNodes } from './selector/select-nodes.ts';
import { siteOf } from './site.ts';

/** A saved page and where its content is. */
export interface MhtmlEntry extends Partial<Pick<Sample, 'site' | 'lang' | 'page_type' | 'meta' | 'split'>> {
  readonly id: string;
  readonly dataset: string;
  /** Selectors of the content, one or more per annotator; several of one annotator are combined. */
  readonly selectors: readonly (string | readonly string[])[];
}

/**
 * Reads a page saved as MHTML whose content is given by CSS selectors, as in the datasets of the GCE paper. Each
 * annotator gives one entry of `gold_nodes`; `gold_text` is the text of the first. A selector that finds nothing throws,
 * because the gold would be silently wrong.
 */
export function sampleFromMhtml(bytes: Uint8Array, entry: MhtmlEntry): Sample {
  const archive = parseMhtml(bytes);
  if (archive.main === null)
    throw new DatasetError(`${entry.id} is no MHTML file with an HTML document in it.`);
  const { charset } = archive.main;
  const page = parsePage(archive.main.bytes, charset === null ? {} : { charset });
  const choices = entry.selectors.map((selectors): NodeChoice => {
    const list = typeof selectors === 'string' ? [selectors] : selectors;
    return { roots: list.flatMap((selector) => findAll(page, selector, entry.id)), removed: [] };
  });
  return {
    id: entry.id,
    dataset: entry.dataset,
    url: archive.url,
    site: entry.site ?? siteOf(archive.url),
    lang: entry.lang ?? null,
    page_type: entry.page_type ?? null,
    html: page.source ?? '',
    gold_text: choices[0] ? textOfChoice(page, choices[0]) : '',
    gold_nodes: choices,
    meta: entry.meta ?? {},
    split: entry.split ?? null,
  };
}

/**
 * Reads a folder of saved pages with an index in JSON Lines: `{ id, file, selectors, lang?, … }` a line. The public
 * GCE datasets keep their selectors in a database dump, which must be exported into such an index.
 */
export async function* openMhtmlFolder(
  folder: string,
  dataset: string,
  index = 'index.jsonl',
): AsyncGenerator<Sample> {
  for await (const { text } of linesOf(join(folder, index))) {
    const { file, ...entry } = JSON.parse(text) as Omit<MhtmlEntry, 'dataset'> & { readonly file: string };
    yield sampleFromMhtml(await readFile(join(folder, file)), { ...entry, dataset });
  }
}

function findAll(page: ReturnType<typeof parsePage>, selector: string, id: string): readonly number[] {
  const nodes = selectNodes(page, selector);
  if (nodes.length === 0) throw new DatasetError(`In ${id} nothing is found by ${JSON.stringify(selector)}.`);
  return nodes;
}
