import type { Candidate } from './candidate.ts';
import { type Ending, runJob } from './measure/run-job.ts';
import type { Progress } from './report/progress.ts';

/** The memory of the trees of all pages by one parser. */
export interface TreeMemory {
  readonly candidate: string;
  readonly about: string;
  readonly megabytes: number;
}

/** Measures every parser in a process of its own. */
export async function measureTreeMemory(
  parsers: readonly Candidate[],
  pagesFile: string,
  limitMs: number,
  progress: Progress,
): Promise<readonly TreeMemory[]> {
  const rows: TreeMemory[] = [];
  for (const { name, about } of parsers) {
    progress.begin(name);
    let megabytes = Number.NaN;
    const ending = await runJob({ kind: 'trees', candidate: name, pagesFile }, limitMs, (message) => {
      if (message.type === 'trees') megabytes = message.megabytes;
    });
    if (ending.how !== 'done') throw new Error(`${name} came to no end: ${reasonOf(ending)}.`);
    rows.push({ candidate: name, about, megabytes });
    progress.step(name);
  }
  return rows;
}

function reasonOf(ending: Exclude<Ending, { how: 'done' }>): string {
  return ending.how === 'hung' ? `nothing heard for ${ending.seconds} s` : ending.message;
}
