import { watch } from './watchdog.ts';

watch();
