/** Entry point of the child processes of a batch. */
import { extractRow, servePages } from '@fovea/sources';

servePages(extractRow, new URL('./watchdog.js', import.meta.url));
