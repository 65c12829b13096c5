// Writes the reference of every published entry as Markdown, from the doc comments in the sources.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { publishedEntries, sourceEntries } from '../scripts/workspaces.mjs';

const OUTPUT_FOLDER = fileURLToPath(new URL('build/api', import.meta.url));

/** Writes `build/api`, a page for each entry; throws if an entry cannot be read. */
export async function writeReference() {
  await rm(OUTPUT_FOLDER, { recursive: true, force: true });
  const published = new Set(publishedEntries().map(({ specifier }) => specifier));
  const entries = sourceEntries().filter(([specifier]) => published.has(specifier));
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entries.map(([, path]) => path),
    tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: OUTPUT_FOLDER }],
    router: 'module',
    entryFileName: 'index',
    name: 'API reference',
    readme: 'none',
    disableSources: true,
    hideGenerator: true,
    hideBreadcrumbs: true,
    hidePageHeader: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    classPropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    pageTitleTemplates: { module: '{name}' },
    excludeInternal: true,
    // The build checks the types with the compiler of the repository.
    skipErrorChecking: true,
    logLevel: 'Error',
    validation: false,
  });
  // Typedoc names an entry after its file; users know it by the name under which they import it.
  app.converter.on('resolveBegin', ({ project }) => {
    for (const module of project.children ?? []) {
      const isSource = ([, path]) => path.replace('/index.ts', '.ts').endsWith(`/${module.name}.ts`);
      module.name = entries.find(isSource)?.[0] ?? module.name;
    }
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('The reference could not be made: see the errors above.');
  await app.generateOutputs(project);
}
