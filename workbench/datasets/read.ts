import { dataFolder } from './data-folder.ts';
import { datasetFile, datasetFiles, linesOf } from './files.ts';
import { parseSample } from './parse-sample.ts';
import type { Sample } from './sample.ts';

/** Files in the folder whose lines are not pages; they have their own readers (`spider-layout.ts`). */
const OTHER_FORMS: ReadonlySet<string> = new Set(['spider-layout']);

/** Names of the datasets of pages in the folder. */
export async function listDatasets(folder: string = dataFolder()): Promise<readonly string[]> {
  return [...(await datasetFiles(folder)).keys()].filter((name) => !OTHER_FORMS.has(name));
}

/** The samples of a dataset, one at a time: only one page is in memory however large the file. */
export async function* openDataset(name: string, folder: string = dataFolder()): AsyncGenerator<Sample> {
  for await (const { text, origin } of linesOf(await datasetFile(name, folder)))
    yield parseSample(text, origin);
}
