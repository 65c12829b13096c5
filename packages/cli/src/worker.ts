/** Entry point of the child processes of a batch. */
import { batchRow, guardFromArguments, servePages } from '@fovea/sources';

await servePages(batchRow, new URL('./watchdog.js', import.meta.url), guardFromArguments());
