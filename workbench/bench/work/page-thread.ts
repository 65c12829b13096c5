// A thread of the bench: a page job in, what it is busy with and at last the outcome out.
import { parentPort } from 'node:worker_threads';
import type { PageJob } from './page-job.ts';
import { workOnPage } from './work-on-page.ts';

parentPort?.on('message', (job: PageJob) => {
  const outcome = workOnPage(job, (busy) => parentPort?.postMessage({ busy }));
  parentPort?.postMessage({ outcome });
});
