import { readFileSync } from 'node:fs';

/** The version of this package; its manifest is one folder up, from the source and from the bundle. */
export function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
