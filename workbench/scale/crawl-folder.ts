import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SamplePage } from '../perf/sample/sample.ts';
import { type CrawlFormat, writeCrawl } from './crawl-files.ts';

/** The crawls of a run, each written when it is first needed: all rounds read the same files. */
export class CrawlFolder {
  readonly folder: string;
  readonly #sample: readonly SamplePage[];
  readonly #written = new Map<string, Promise<readonly string[]>>();

  private constructor(folder: string, sample: readonly SamplePage[]) {
    this.folder = folder;
    this.#sample = sample;
  }

  static async open(sample: readonly SamplePage[]): Promise<CrawlFolder> {
    return new CrawlFolder(await mkdtemp(join(tmpdir(), 'fovea-scale-')), sample);
  }

  /** The first `size` pages of the sample in so many files of one folder, dealt out in turn. */
  files(size: number, format: CrawlFormat, parts: number): Promise<readonly string[]> {
    const name = `${size}-${parts}-${format}`;
    const known = this.#written.get(name) ?? this.#write(join(this.folder, name), size, format, parts);
    this.#written.set(name, known);
    return known;
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  async #write(folder: string, size: number, format: CrawlFormat, parts: number): Promise<readonly string[]> {
    await mkdir(folder);
    const pages = this.#sample.slice(0, size);
    const numbers = Array.from({ length: parts }, (_, part) => part);
    return Promise.all(
      numbers.map((part) => {
        const own = pages.filter((_, at) => at % parts === part);
        return writeCrawl(folder, `part-${part}`, format, own);
      }),
    );
  }
}
