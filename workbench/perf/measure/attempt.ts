import type { PageWork } from '../candidate.ts';
import type { SamplePage } from '../sample/sample.ts';

/** The result of a page; an error is a result too, because it took its time. */
export async function attempt(work: PageWork, page: SamplePage): Promise<string | number | Error> {
  try {
    const result = work(page.html, page.url);
    return result instanceof Promise ? await result : result;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
