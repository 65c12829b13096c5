import type { Candidate } from '../candidate.ts';
import { defuddleMarkdown } from './defuddle.ts';
import { fovea, foveaMarkdown, foveaParse, foveaText, foveaWorker } from './fovea.ts';
import { foveaHtml } from './fovea-html.ts';
import { htmlparser2 } from './htmlparser2.ts';
import { nothing } from './nothing.ts';
import { npmPeers } from './npm-peers.ts';
import { parse5, parse5Locations } from './parse5.ts';
import { pythonPeers } from './python-peers.ts';

/** Everything that can be measured, in the order of the tables. */
export const candidates: readonly Candidate[] = [
  nothing,
  parse5,
  parse5Locations,
  htmlparser2,
  foveaHtml,
  foveaParse,
  foveaText,
  foveaWorker,
  foveaMarkdown,
  fovea,
  ...pythonPeers,
  ...npmPeers,
  defuddleMarkdown,
];

/** The candidate of that name; throws with the list of names when there is none. */
export function candidateNamed(name: string): Candidate {
  const found = candidates.find((candidate) => candidate.name === name);
  if (found !== undefined) return found;
  throw new Error(`No candidate '${name}'. There are: ${candidates.map((one) => one.name).join(', ')}.`);
}
