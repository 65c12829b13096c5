import type { EngineLoad } from './engine.ts';

/** Upper bounds of the durations, in seconds: from a page in the cache to one that runs into its limit. */
const BUCKETS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What the server counts, in the text format of Prometheus. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, Histogram>();
  readonly #cache = { hit: 0, miss: 0, joined: 0 };
  #rows = 0;

  /** Counts a request. */
  request(route: string, status: number, seconds: number): void {
    const key = `route="${route}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    const histogram = this.#durations.get(route) ?? new Histogram();
    this.#durations.set(route, histogram);
    histogram.add(seconds);
  }

  /** Counts an answer by where it came from: the cache, a page that was read, or one that was being read. */
  cache(kind: 'hit' | 'miss' | 'joined'): void {
    this.#cache[kind]++;
  }

  /** Counts a row of a batch. */
  row(): void {
    this.#rows++;
  }

  /** Everything, as Prometheus reads it. */
  text(load: EngineLoad, inside: number): string {
    return [
      ...series('fovea_requests_total', 'counter', 'Requests by route and status.', [...this.#requests]),
      ...series('fovea_batch_rows_total', 'counter', 'Rows of batches.', [['', this.#rows]]),
      ...series(
        'fovea_cache_total',
        'counter',
        'Answers from the cache, from the web, or shared with an equal request.',
        Object.entries(this.#cache).map(([kind, count]) => [`result="${kind}"`, count]),
      ),
      ...series('fovea_requests_inside', 'gauge', 'Requests at work.', [['', inside]]),
      ...series('fovea_threads', 'gauge', 'Threads by state.', [
        ['state="all"', load.threads],
        ['state="busy"', load.busy],
      ]),
      ...series('fovea_pages_waiting', 'gauge', 'Pages that wait for a thread.', [['', load.waiting]]),
      ...series('fovea_threads_lost_total', 'counter', 'Threads that a page has ended.', [['', load.lost]]),
      '# HELP fovea_request_seconds Duration of requests by route.',
      '# TYPE fovea_request_seconds histogram',
      ...[...this.#durations].flatMap(([route, histogram]) => histogram.lines(route)),
      '',
    ].join('\n');
  }
}

type Sample = readonly [labels: string, value: number];

function series(name: string, type: string, help: string, samples: readonly Sample[]): readonly string[] {
  const lines = samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

class Histogram {
  readonly #counts: number[] = BUCKETS.map(() => 0);
  #sum = 0;
  #count = 0;

  add(seconds: number): void {
    for (const [at, bound] of BUCKETS.entries()) if (seconds <= bound) this.#counts[at]!++;
    this.#sum += seconds;
    this.#count++;
  }

  lines(route: string): readonly string[] {
    const bucket = (bound: string, count: number): string =>
      `fovea_request_seconds_bucket{route="${route}",le="${bound}"} ${count}`;
    return [
      ...BUCKETS.map((bound, at) => bucket(String(bound), this.#counts[at]!)),
      bucket('+Inf', this.#count),
      `fovea_request_seconds_sum{route="${route}"} ${this.#sum}`,
      `fovea_request_seconds_count{route="${route}"} ${this.#count}`,
    ];
  }
}
