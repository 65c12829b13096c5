import { readFileSync } from 'node:fs';
import type { SiteProfile } from 'fovea';
import { checkProfile } from 'fovea/site';
import { UsageError } from './exit.ts';

/** The profile of a site that `fovea site learn` wrote. */
export function readSiteFile(path: string): SiteProfile {
  try {
    return checkProfile(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new UsageError(`--site: there is no file ${path}`);
    throw new UsageError(`--site: ${path} is no profile of a site: make one with fovea site learn`);
  }
}
