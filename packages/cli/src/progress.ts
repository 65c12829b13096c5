/** The data of a progress line. */
export interface ProgressState {
  /** Pages finished in this run. */
  readonly pages: number;
  readonly failed: number;
  /** Rows that an earlier run had finished. */
  readonly resumed: number;
  readonly totalPages: number | null;
  /** Share of the input that has been read, now and when this run began; `null` if unknown. */
  readonly fraction: number | null;
  readonly startFraction: number;
  readonly elapsedMs: number;
}

const BAR_WIDTH = 24;
/** Made when there is progress to show: the first one in a process takes as long as a tenth of a short run. */
let numbers: Intl.NumberFormat | undefined;

function inDigits(value: number): string {
  numbers ??= new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  return numbers.format(value);
}

/** The progress of a run as one line; with a bar if the line is redrawn in place. */
export function progressLine(state: ProgressState, withBar: boolean): string {
  const share = shareOf(state);
  const parts = [countPart(state), `${inDigits(rateOf(state))} pages/s`];
  if (share !== null) parts.unshift(withBar ? `${bar(share)} ${percent(share)}` : percent(share));
  const left = remainingMs(state, share);
  if (left !== null) parts.push(`${duration(left)} left`);
  if (state.failed > 0) parts.push(`${inDigits(state.failed)} failed`);
  return parts.join('  ');
}

/** Milliseconds as `m:ss` or `h:mm:ss`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Pages per second. */
export function rateOf(state: Pick<ProgressState, 'pages' | 'elapsedMs'>): number {
  return state.elapsedMs === 0 ? 0 : (state.pages * 1000) / state.elapsedMs;
}

function shareOf(state: ProgressState): number | null {
  if (state.totalPages !== null) return (state.resumed + state.pages) / Math.max(1, state.totalPages);
  // A short input is read at once, long before its pages are done, so the share that was read says nothing.
  return state.fraction === 1 ? null : state.fraction;
}

function countPart(state: ProgressState): string {
  const done = state.resumed + state.pages;
  const pages = (state.totalPages ?? done) === 1 ? 'page' : 'pages';
  const ofAll = state.totalPages === null ? '' : `/${inDigits(state.totalPages)}`;
  return `${inDigits(done)}${ofAll} ${pages}`;
}

/** Estimates from the speed of this run alone, because the rows of an earlier run took no time now. */
function remainingMs(state: ProgressState, share: number | null): number | null {
  if (share === null || state.pages === 0) return null;
  const start =
    state.totalPages === null ? state.startFraction : state.resumed / Math.max(1, state.totalPages);
  const done = share - start;
  return done <= 0 ? null : (state.elapsedMs * (1 - share)) / done;
}

function bar(share: number): string {
  const full = Math.round(share * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}

function percent(share: number): string {
  return `${Math.floor(share * 100)}%`.padStart(4);
}
