import { isOnPages } from '../baselines/extractor.ts';
import type { Sample } from '../datasets/sample.ts';
import type { Metric } from '../metrics/metric.ts';
import type { ChosenDataset } from './choose/choose-datasets.ts';
import type { ChosenSystem } from './choose/choose-systems.ts';
import type { Progress } from './progress.ts';
import { readPages } from './read-pages.ts';
import type { PageMeasure, PageRecord } from './result.ts';
import type { PredictionRow, ScoreRow, Store, TimedPrediction } from './store/store.ts';
import type { PageJob, PageOutcome } from './work/page-job.ts';
import type { PagePool } from './work/page-pool.ts';

/** What measuring needs besides the dataset. */
export interface Bench {
  readonly systems: readonly ChosenSystem[];
  readonly metrics: readonly Metric[];
  readonly store: Store;
  readonly pool: Pick<PagePool, 'run'>;
  readonly jobs: number;
  readonly progress: Pick<Progress, 'step'>;
}

/** Pages per thread handed out in advance: enough to keep all threads busy, few enough for the memory. */
const PAGES_AHEAD = 4;
/** Rows per write: an interrupted run repeats no more than these. */
const BATCH = 32;

/** Predicts and scores what no earlier run has, and returns every page with all its numbers, in the order of the file. */
export async function measureDataset(dataset: ChosenDataset, bench: Bench): Promise<readonly PageRecord[]> {
  const books = bench.systems.map((system) => openBook(dataset, system, bench.store));
  const names = bench.metrics.map((metric) => metric.name);
  const open = dataset.pages.filter((page) => books.some((book) => lacks(book, page.id, names).length > 0));
  bench.progress.step(dataset.name, dataset.pages.length - open.length);
  if (open.length > 0) {
    for (const book of books) loadPredictions(book);
    await runQueue(dataset, new Set(open.map((page) => page.id)), books, names, bench);
    for (const book of books) flush(book);
  }
  return dataset.pages.map((page) => recordOf(dataset, page, books));
}

/** What is known of one system on one dataset. */
interface Book {
  readonly system: ChosenSystem;
  readonly predictionFile: ReturnType<Store['predictions']>;
  readonly scoreFile: ReturnType<Store['scores']>;
  readonly predictions: Map<string, TimedPrediction>;
  readonly measures: Map<string, PageMeasure>;
  readonly newPredictions: PredictionRow[];
  readonly newScores: ScoreRow[];
}

function openBook(dataset: ChosenDataset, system: ChosenSystem, store: Store): Book {
  const book: Book = {
    system,
    predictionFile: store.predictions(dataset, system),
    scoreFile: store.scores(dataset, system),
    predictions: new Map(),
    measures: new Map(),
    newPredictions: [],
    newScores: [],
  };
  for (const { id, ...measure } of book.scoreFile.read()) addMeasure(book, id, measure);
  return book;
}

function loadPredictions(book: Book): void {
  for (const { id, ...prediction } of book.predictionFile.read()) book.predictions.set(id, prediction);
}

function addMeasure(book: Book, id: string, measure: PageMeasure): void {
  const known = book.measures.get(id);
  book.measures.set(id, { ...measure, scores: { ...known?.scores, ...measure.scores } });
}

function lacks(book: Book, id: string, metrics: readonly string[]): readonly string[] {
  const scores = book.measures.get(id)?.scores;
  return scores === undefined ? metrics : metrics.filter((name) => !(name in scores));
}

async function runQueue(
  dataset: ChosenDataset,
  ids: ReadonlySet<string>,
  books: readonly Book[],
  metrics: readonly string[],
  { pool, jobs, progress }: Bench,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const sample of readPages(dataset.path, ids)) {
    if (running.size >= jobs * PAGES_AHEAD) await Promise.race(running);
    const work = pool.run(jobOf(sample, books, metrics)).then((outcome) => {
      keep(sample.id, outcome, books);
      progress.step(dataset.name);
    });
    const done = work.finally(() => running.delete(done));
    // The first failure is thrown below; later ones must not end the process.
    done.catch(() => {});
    running.add(done);
  }
  await Promise.all(running);
}

function jobOf(sample: Sample, books: readonly Book[], metrics: readonly string[]): PageJob {
  const job = {
    sample,
    methods: {} as Record<string, string>,
    known: {} as Record<string, TimedPrediction>,
    wanted: {} as Record<string, readonly string[]>,
  };
  for (const book of books) {
    const { label, name, extractor, isPast } = book.system;
    const missing = lacks(book, sample.id, metrics);
    if (missing.length === 0) continue;
    job.wanted[label] = missing;
    const known = book.predictions.get(sample.id);
    if (known !== undefined) job.known[label] = known;
    else if (isOnPages(extractor) && isPast !== true) job.methods[label] = name.replace('fovea:', '');
  }
  return job;
}

function keep(id: string, { predictions, scores }: PageOutcome, books: readonly Book[]): void {
  for (const book of books) {
    const { label } = book.system;
    const fresh = predictions[label];
    if (fresh !== undefined) {
      book.predictions.set(id, fresh);
      book.newPredictions.push({ id, ...fresh });
    }
    const prediction = book.predictions.get(id);
    if (prediction === undefined || scores[label] === undefined) continue;
    const measure = measureOf(prediction, scores[label]);
    addMeasure(book, id, measure);
    book.newScores.push({ id, ...measure });
    if (book.newScores.length >= BATCH) flush(book);
  }
}

function measureOf({ text, ms, error }: TimedPrediction, scores: PageMeasure['scores']): PageMeasure {
  return { chars: text.length, ms, ...(error === undefined ? {} : { error }), scores };
}

function flush(book: Book): void {
  book.predictionFile.append(book.newPredictions.splice(0));
  book.scoreFile.append(book.newScores.splice(0));
}

function recordOf(
  dataset: ChosenDataset,
  { id, url, lang, pageType }: ChosenDataset['pages'][number],
  books: readonly Book[],
): PageRecord {
  const systems: Record<string, PageMeasure> = {};
  for (const book of books) {
    const measure = book.measures.get(id);
    if (measure !== undefined) systems[book.system.label] = measure;
  }
  return { dataset: dataset.name, id, url, lang, pageType, systems };
}
