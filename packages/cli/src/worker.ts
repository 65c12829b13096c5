/** Entry point of the child processes of a batch. */
import { extractRow, guardFromArguments, servePages } from '@fovea/sources';

await servePages(extractRow, new URL('./watchdog.js', import.meta.url), guardFromArguments());
