import { dataFolder } from './data-folder.ts';
import { datasetFile, linesOf } from './files.ts';

/** A rectangle in CSS pixels of the page, origin at its top left. */
export interface LayoutBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An element as the renderer recorded it. */
export interface LayoutElement {
  readonly name: string;
  /** `''` where it has none. */
  readonly id: string;
  readonly classes: readonly string[];
}

/** A run of text of a rendered page with its element. */
export interface LayoutText {
  readonly bound: LayoutBox;
  /** Computed CSS, only properties that differ from the default. */
  readonly computed: Readonly<Record<string, string>>;
  readonly element: LayoutElement;
  /** Tag names from below `body` to the element. */
  readonly path: readonly string[];
  /** The same path with ids and classes. */
  readonly selector: readonly LayoutElement[];
  /** The text, one entry per text node. */
  readonly text: readonly string[];
  readonly html: string;
}

/** An image of a rendered page. */
export interface LayoutImage {
  readonly bound: LayoutBox;
  readonly element: LayoutElement;
  readonly path: readonly string[];
  readonly src: string;
}

/** A page of the `spider-layout` set: what a browser showed, without the HTML source. */
export interface LayoutSample {
  readonly id: string;
  readonly url: string;
  readonly lang: string | null;
  readonly titles: readonly string[];
  readonly viewport_width: number;
  readonly body: LayoutBox;
  readonly texts: readonly LayoutText[];
  readonly images: readonly LayoutImage[];
  /** `''` where the page has no gold. */
  readonly gold_text: string;
}

/** The rendered pages of the `spider-layout` set, one at a time. */
export async function* openSpiderLayout(folder: string = dataFolder()): AsyncGenerator<LayoutSample> {
  for await (const { text } of linesOf(await datasetFile('spider-layout', folder))) {
    yield JSON.parse(text) as LayoutSample;
  }
}
