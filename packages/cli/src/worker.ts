/** Entry of a batch's child processes. */
import { extractRow, servePages } from '@fovea/sources';

servePages(extractRow, new URL('./watchdog.js', import.meta.url));
