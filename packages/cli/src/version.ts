import { readFileSync } from 'node:fs';

/** The version of this package; its manifest is one folder up, from the source and from the bundle. */
export function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** What wrote a row: this version, and the weights of the method, if it has any. */
export async function versionsOf(
  method: string | undefined,
): Promise<{ readonly foveaVersion: string; readonly weightsVersion: string | null }> {
  const { WEIGHTS_VERSION } = await import('fovea/methods');
  return {
    foveaVersion: version(),
    weightsVersion: (method ?? 'fovea') === 'fovea' ? WEIGHTS_VERSION : null,
  };
}
