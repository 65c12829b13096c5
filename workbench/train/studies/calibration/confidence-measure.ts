import { pageFeatures } from '@fovea/internal';
import { extract, type Method, type MethodOptions, parsePage, type Selection } from 'fovea';
import type { Sample } from '../../../datasets/sample.ts';
import { calibrationError, Reliability } from '../../../metrics/statistics/reliability.ts';
import { tokenLcsScores } from '../../../metrics/text/lcs-scores.ts';
import type { Calibration } from '../../../report/results/calibration.ts';
import { crossFitted } from '../../cross-fit.ts';
import { labelsOf, UNKNOWN } from '../../dump/labels.ts';

/** Further divisors of the log-odds to try. */
export const STRETCHES: readonly number[] = [0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5];

/** The label of a block that is entirely content. */
const FULL = 254;

/** Collects predictions of the method and their outcomes, page by page. */
export class ConfidenceMeasure {
  readonly #blocks = new Reliability();
  readonly #documents = new Reliability();
  readonly #stretched = STRETCHES.map(() => new Reliability());
  #pages = 0;
  #text = 0;
  #wrong = 0;
  #closeText = 0;
  #closeWrong = 0;
  #closeBlocks = 0;

  /** Runs the network that has not seen the page's site. */
  add(sample: Sample): void {
    const page = parsePage(sample.html);
    const { text, selection } = run(crossFitted(sample), page);
    if (selection?.confidence === undefined) return;
    this.#pages++;
    this.#documents.add(selection.confidence, tokenLcsScores(sample.gold_text, text).f1);
    this.#addBlocks(sample, page, selection);
  }

  result(): Calibration {
    return {
      pages: this.#pages,
      series: [
        { name: 'blocks, by length', bins: this.#blocks.bins() },
        { name: 'documents', bins: this.#documents.bins() },
      ],
    };
  }

  /** The error of blocks if their log-odds were also divided by one of `STRETCHES`. */
  stretchedError(index: number): number {
    return calibrationError(this.#stretched[index]!.bins());
  }

  /** The share of close calls in all text, and in wrongly decided text. */
  borderline(): { readonly text: number; readonly wrong: number; readonly perPage: number } {
    return {
      text: this.#closeText / this.#text,
      wrong: this.#closeWrong / this.#wrong,
      perPage: this.#closeBlocks / this.#pages,
    };
  }

  #addBlocks(sample: Sample, page: ReturnType<typeof parsePage>, { blocks: scores }: Selection): void {
    const features = pageFeatures(page);
    const labels = labelsOf(sample, page, features);
    if (labels === null || scores === undefined) return;
    for (let block = 0; block < labels.length; block++) {
      if (labels[block] === UNKNOWN) continue;
      const observed = labels[block]! / FULL;
      const width = features.blocks.width[block]!;
      const predicted = scores.confidence[block]!;
      this.#blocks.add(predicted, observed, width);
      const odds = Math.log(predicted / (1 - predicted));
      for (const [i, factor] of STRETCHES.entries())
        this.#stretched[i]!.add(1 / (1 + Math.exp(-odds / factor)), observed, width);
      this.#addClose(width, Math.abs(scores.isKept[block]! - observed), scores.isBorderline[block] === 1);
    }
  }

  #addClose(width: number, wrong: number, isClose: boolean): void {
    this.#text += width;
    this.#wrong += width * wrong;
    if (!isClose) return;
    this.#closeBlocks++;
    this.#closeText += width;
    this.#closeWrong += width * wrong;
  }
}

/** The text that a user gets, and the selection of the method itself. */
function run(
  method: Method,
  page: ReturnType<typeof parsePage>,
): { readonly text: string; readonly selection: Selection | undefined } {
  let selection: Selection | undefined;
  const select = (from: typeof page, context: { readonly options: MethodOptions }): Selection => {
    const chosen = method.select(from, context);
    if (from === page) selection = chosen;
    return chosen;
  };
  const { text } = extract(page, { method: { ...method, select }, formats: ['text'] });
  return { text, selection };
}
