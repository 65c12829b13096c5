import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawnLines } from '../../baselines/process/line-process.ts';
import { ROOT } from '../../baselines/root.ts';
import { AbsentError } from '../absent-error.ts';
import type { Candidate, PageWork } from '../candidate.ts';

const PYTHON = join(ROOT, '.cache/baselines/python/bin/python');
const SERVE = join(ROOT, 'workbench/baselines/python/timed.py');
/** The job itself has a limit for each page; this one only ends what the job has forgotten. */
const LIMIT_MS = 300_000;
/** Half of a surrogate pair has no form in UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

type Greeting = { readonly ready: string; readonly cpuMs: number } | { readonly absent: string };

interface Answer {
  readonly text: string;
  readonly error?: string;
  readonly cpuMs: number;
  readonly peakRssMb: number;
}

/** Peers in Python, text out, in processes that report their own CPU time. */
export const pythonPeers: readonly Candidate[] = [
  {
    name: 'resiliparse',
    about: 'Resiliparse (C++ and Cython), main content, text out; a process that reports its own time',
    packages: [],
    isSlow: false,
    load: () => loadPeer('resiliparse'),
  },
  {
    name: 'trafilatura',
    about: 'trafilatura (Python and lxml), standard mode, text out; a process that reports its own time',
    packages: [],
    isSlow: true,
    load: () => loadPeer('trafilatura'),
  },
];

async function loadPeer(name: string): Promise<PageWork> {
  if (!existsSync(PYTHON)) throw new AbsentError('it is not set up (npm run baselines:python)');
  const child = spawnLines(PYTHON, ['-B', SERVE, name]);
  const greeting = JSON.parse(await child.ask(null, LIMIT_MS)) as Greeting;
  if ('absent' in greeting) throw new AbsentError(greeting.absent);
  let { cpuMs } = greeting;
  let peakRssMb = 0;
  const work = async (html: string, url?: string): Promise<string> => {
    const request = JSON.stringify({ html: html.replace(LONE_SURROGATE, '\uFFFD'), url: url ?? null });
    const answer = JSON.parse(await child.ask(request, LIMIT_MS)) as Answer;
    ({ cpuMs, peakRssMb } = answer);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.text;
  };
  return Object.assign(work, { process: { cpuMs: () => cpuMs, peakRssMb: () => peakRssMb } });
}
