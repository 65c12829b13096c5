// A thread of the bench: receives a page job, and reports what it is busy with and finally the outcome.
import { parentPort } from 'node:worker_threads';
import type { PageJob } from './page-job.ts';
import { workOnPage } from './work-on-page.ts';

parentPort?.on('message', (job: PageJob) => {
  const outcome = workOnPage(job, (busy) => parentPort?.postMessage({ busy }));
  parentPort?.postMessage({ outcome });
});
