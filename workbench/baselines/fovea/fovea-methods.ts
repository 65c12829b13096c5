import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract, type Method, methods, type PageInput, type Selection } from 'fovea';
import type { Prediction } from '../../metrics/metric.ts';
import type { Extractor } from '../extractor.ts';
import { packageFolder, packageVersion } from '../npm/installed-package.ts';
import { nodeCommand } from '../process/node-command.ts';

/** Every method of Fovea's registry as an extractor: `fovea:<method>`. */
export function foveaMethods(): readonly Extractor[] {
  return methods().map((method) => ({
    name: `fovea:${method.name}`,
    kind: 'fovea',
    about: method.about,
    version: async () => foveaVersion(),
    extract: async ({ html, url }) => predictWith(method, html, url),
    command: () => nodeCommand(`fovea:${method.name}`),
  }));
}

/**
 * What a method makes of a page, parsed or not. Nodes are the method's own selection, before cleaning (a method
 * on the source has none, so that metrics lay its text onto the page); the text is what a user gets.
 */
export function predictWith(method: Method, input: PageInput, url: string | null): Prediction {
  let selection: Selection | undefined;
  const listening: Method = {
    ...method,
    select: (page, context) => {
      selection = method.select(page, context);
      return selection;
    },
  };
  const result = extract(input, { method: listening, formats: ['text'], ...(url === null ? {} : { url }) });
  const { text, title, byline, published } = result;
  return {
    text,
    ...(selection === undefined || selection.ranges !== undefined
      ? {}
      : { nodes: { roots: selection.roots, removed: selection.removed } }),
    metadata: { title, author: byline, date: published },
    ...(result.empty?.code === 'unsupported' ? { error: result.empty.message } : {}),
  };
}

let version: string | undefined;

/** The package's version and a digest of its build: between two releases the code is what tells results apart. */
function foveaVersion(): string {
  version ??= `${packageVersion('fovea')}+${buildDigest(join(packageFolder('fovea') ?? '', 'dist'))}`;
  return version;
}

function buildDigest(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
