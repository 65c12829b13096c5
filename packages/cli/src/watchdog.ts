/** Entry point of the thread that guards a child process. */
import { watch } from '@fovea/sources';

watch();
