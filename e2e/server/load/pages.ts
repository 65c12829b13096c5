import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFiles, readPages } from '../../../workbench/perf/sample/read-pages.ts';
import { Sampler } from '../../../workbench/perf/sample/sample.ts';

/** Pages to load a server with. */
export interface LoadPages {
  readonly pages: readonly string[];
  /** Where they come from, for the document. */
  readonly from: string;
}

/** As many as `npm run perf` needs for its shortest run. */
const COUNT = 60;

/** A sample as `npm run perf` draws it from a folder with datasets. */
export async function perfSample(folder: string): Promise<LoadPages> {
  const sampler = new Sampler(COUNT);
  for (const file of await dataFiles(folder))
    for await (const page of readPages(folder, file)) sampler.add(page);
  return {
    pages: sampler.finish().map(({ html }) => html),
    from: `${COUNT} pages of the sample of \`npm run perf\``,
  };
}

/** The pages in fixtures/pages, which are always there. */
export function fixturePages(): LoadPages {
  const folder = resolve('fixtures/pages');
  const pages = readdirSync(folder)
    .map((name) => join(folder, name, 'source.html'))
    .map((path) => readFileSync(path, 'utf8'));
  return { pages, from: 'the pages of `fixtures/pages`' };
}
