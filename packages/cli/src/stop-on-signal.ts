import { EXIT } from './exit.ts';

/** Turns the first interrupt into an orderly end; the exit code shows which signal it was. */
export function stopOnSignal(): { readonly signal: AbortSignal; exitCode(): number } {
  const controller = new AbortController();
  let code: number = EXIT.interrupted;
  process.once('SIGINT', () => controller.abort());
  process.once('SIGTERM', () => {
    code = EXIT.terminated;
    controller.abort();
  });
  return { signal: controller.signal, exitCode: () => code };
}
