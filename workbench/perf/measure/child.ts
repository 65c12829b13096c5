import { readFile } from 'node:fs/promises';
import { AbsentError } from '../absent-error.ts';
import { candidateNamed } from '../candidates/registry.ts';
import type { ChildMessage, Job, PagesFile } from './jobs.ts';
import { measureCold } from './measure-cold.ts';
import { measureFirst } from './measure-first.ts';
import { measureGrowth } from './measure-growth.ts';
import { measurePages } from './measure-pages.ts';
import { measureStages } from './measure-stages.ts';
import { measureTrees } from './measure-trees.ts';

const send = (message: ChildMessage): void => void process.send?.(message);
const say = (id: string): void => send({ type: 'at', id });

/** Kept to the end: if the pages were garbage-collected, retained memory would come out too small. */
const held: PagesFile[] = [];

async function run(job: Job): Promise<void> {
  if (job.kind === 'growth') {
    await measureGrowth(job, say, (step) => send({ type: 'step', step }));
    return;
  }
  const file = await readPagesFile(job.pagesFile);
  held.push(file);
  if (job.kind === 'pages') {
    send({ type: 'pages', result: await measurePages(job, file, say) });
    return;
  }
  if (job.kind === 'first') {
    send({ type: 'first', result: await measureFirst(job, file, say) });
    return;
  }
  if (job.kind === 'stages') {
    send({ type: 'stages', result: await measureStages(job, file, say) });
    return;
  }
  if (job.kind === 'trees') {
    send({ type: 'trees', megabytes: await measureTrees(job, file) });
    return;
  }
  const [page] = file.pages;
  if (page !== undefined) send({ type: 'cold', result: await measureCold(job, page) });
}

/** A function of its own, so that the text is garbage by the time memory is measured. */
async function readPagesFile(path: string): Promise<PagesFile> {
  return JSON.parse(await readFile(path, 'utf8')) as PagesFile;
}

function isAbsent(error: unknown): error is Error {
  if (error instanceof AbsentError) return true;
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/** One job per process, so that nothing that ran before affects it. */
const job = JSON.parse(process.argv[2] ?? '{}') as Job;
try {
  candidateNamed(job.candidate);
  await run(job);
} catch (error) {
  if (!isAbsent(error)) throw error;
  // Without the rest, which names folders of this machine.
  send({ type: 'absent', message: error.message.split(' imported from', 1)[0] ?? '' });
}
// Waits until all messages are sent: a quick candidate sends more than the channel takes at once.
process.send?.({ type: 'end' } satisfies ChildMessage, () => process.disconnect?.());
