import type { FollowedPages, PoliteVisits, SourceDocument } from '@fovea/sources';
import type { Command } from 'commander';
import { parseCount, parseSeconds } from './arguments.ts';
import { fetchOptionsOf, type SourceFlags } from './open-source.ts';

/** The options about visiting several pages of a site. */
export interface VisitFlags extends SourceFlags {
  readonly allPages?: boolean;
  readonly maxPages: number;
  /** Seconds between two pages of the same host. */
  readonly delay: number;
  /** False with `--no-robots`. */
  readonly robots: boolean;
}

/** Adds the options about visiting several pages of a site; `when` says in help where there are several. */
export function addVisitOptions(command: Command, when = ''): Command {
  return command
    .option(
      '--all-pages',
      'join a text that is split into several pages: follow its next pages on the same site',
    )
    .option('--max-pages <n>', 'with --all-pages: maximum number of pages of one text', parseCount, 20)
    .option('--delay <seconds>', `${when}pause between two pages of the same host`, parseSeconds, 1)
    .option('--no-robots', `${when}also fetch pages that the robots.txt of a site disallows`);
}

/** Visits sites as the options say. */
export async function politeVisits(flags: VisitFlags): Promise<PoliteVisits> {
  const { PoliteVisits, Robots } = await import('@fovea/sources');
  const robots = flags.robots ? new Robots(fetchOptionsOf(flags)) : null;
  return new PoliteVisits({ robots, delayMs: flags.delay * 1000 });
}

/** Fetches a page, and those that continue it if that is asked for. */
export async function fetchPages(
  url: string,
  visits: PoliteVisits,
  flags: VisitFlags,
): Promise<FollowedPages> {
  const { followPages, optionsForOthers, visitDocument } = await import('@fovea/sources');
  const fetching = fetchOptionsOf(flags);
  const first = await visitDocument(visits, url, fetching);
  if (flags.allPages !== true) return { documents: [first], warnings: [] };
  // A page chooses its next one, which therefore must not get the headers that the user gave for the first.
  const others = optionsForOthers(url, fetching);
  const open = (address: string): Promise<SourceDocument> => visitDocument(visits, address, others);
  return followPages(first, { maxPages: flags.maxPages, open });
}
