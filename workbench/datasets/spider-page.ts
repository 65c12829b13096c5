import { type ComputedStyle, type NodeId, type Page, parsePage } from 'fovea';
import { type LayoutSource, type Rect, unionRects, withLayout } from 'fovea/layout';
import { getAttribute, NodeKind, tagNameOf, textOf } from 'fovea/page';
import { usePage } from '../metrics/nodes/gold.ts';
import type { Sample } from './sample.ts';
import { siteOf } from './site.ts';
import type { LayoutBox, LayoutElement, LayoutSample, LayoutText } from './spider-layout.ts';

/** The dataset does not state the height of the window: 16:9, as in the GCE papers. */
const VIEWPORT_RATIO = 9 / 16;

/** A block for text that is directly in the body. */
const RIGHT_IN_BODY: LayoutElement = { name: 'div', id: '', classes: [] };

/** Marks the elements that represent recorded ones; its value is a number, which means nothing to any method. */
const MARK = 'data-n';

/** A page of the dataset in the common format, with the rendered page attached for metrics and methods. */
export function spiderSample(layout: LayoutSample): Sample {
  const html = htmlOf(layout);
  const sample: Sample = {
    id: layout.id,
    dataset: 'spider-layout',
    url: layout.url,
    site: siteOf(layout.url),
    lang: layout.lang,
    page_type: null,
    html,
    gold_text: layout.gold_text,
    meta: {},
    split: null,
  };
  usePage(sample, pageWithLayout(parsePage(html, { url: layout.url }), layout));
  return sample;
}

/**
 * HTML with the same tree as far as the records show: consecutive blocks with equal paths share their ancestors. Equal
 * neighbours (list items, cards) therefore become one, and images and boxes without text are missing.
 */
function htmlOf({ texts, lang, titles }: LayoutSample): string {
  const parts: string[] = [];
  let open: readonly LayoutElement[] = [];
  for (const [n, { selector, html }] of texts.entries()) {
    const above = selector.slice(0, -1);
    const shared = sharedLength(open, above);
    for (const { name } of open.slice(shared).toReversed()) parts.push(`</${name}>`);
    for (const element of above.slice(shared)) parts.push(startTag(element, ''));
    const leaf = selector.at(-1) ?? RIGHT_IN_BODY;
    parts.push(startTag(leaf, ` ${MARK}="${n}"`), html, `</${leaf.name}>\n`);
    open = above;
  }
  const claimed = lang === null ? '' : ` lang="${escapeHtml(lang)}"`;
  return `<!doctype html><html${claimed}><head><title>${escapeHtml(titles[0] ?? '')}</title></head><body>${parts.join('')}</body></html>`;
}

function sharedLength(a: readonly LayoutElement[], b: readonly LayoutElement[]): number {
  let length = 0;
  while (length < a.length && length < b.length && isSame(a[length]!, b[length]!)) length++;
  return length;
}

function isSame(a: LayoutElement, b: LayoutElement): boolean {
  return a.name === b.name && a.id === b.id && a.classes.join(' ') === b.classes.join(' ');
}

function startTag({ name, id, classes }: LayoutElement, more: string): string {
  const idPart = id === '' ? '' : ` id="${escapeHtml(id)}"`;
  const classPart = classes.length === 0 ? '' : ` class="${escapeHtml(classes.join(' '))}"`;
  return `<${name}${idPart}${classPart}${more}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function pageWithLayout(page: Page, layout: LayoutSample): Page {
  const recordOf = recordsOf(page);
  const boxes = boxesOf(page, layout, recordOf);
  const width = layout.viewport_width;
  const source: LayoutSource = {
    viewport: { width, height: width * VIEWPORT_RATIO },
    lookOf: (node) => ({ box: boxes[node]!, ...styleOf(page, layout, recordOf, node) }),
  };
  return withLayout(page, source);
}

/** The record of each node; -1 for those above the records. */
function recordsOf(page: Page): Int32Array {
  const { size, kind, parent } = page.tree;
  const recordOf = new Int32Array(size).fill(-1);
  for (let id = 1; id < size; id++) {
    const mark = kind[id] === NodeKind.element ? getAttribute(page, id, MARK) : null;
    recordOf[id] = mark === null ? recordOf[parent[id]!]! : Number(mark);
  }
  return recordOf;
}

const WHOLE_PAGE: ReadonlySet<string> = new Set(['html', 'body']);

/** Recorded boxes; texts are slices of their block; elements enclose their content. */
function boxesOf(page: Page, { texts, body }: LayoutSample, recordOf: Int32Array): (Rect | null)[] {
  const { size, kind, parent } = page.tree;
  const length = Float64Array.from({ length: size }, (_, id) =>
    kind[id] === NodeKind.text && recordOf[id]! >= 0 ? textOf(page, id).trim().length : 0,
  );
  const total = new Float64Array(texts.length);
  for (let id = 0; id < size; id++) if (length[id]! > 0) total[recordOf[id]!]! += length[id]!;
  const before = new Float64Array(texts.length);
  const boxes: (Rect | null)[] = new Array<Rect | null>(size).fill(null);
  for (let id = 0; id < size; id++) {
    if (length[id] === 0) continue;
    const record = recordOf[id]!;
    boxes[id] = slice(texts[record]!.bound, before[record]! / total[record]!, length[id]! / total[record]!);
    before[record]! += length[id]!;
  }
  for (let id = size - 1; id > 0; id--) {
    const record = recordOf[id]!;
    if (record >= 0 && record !== recordOf[parent[id]!]) boxes[id] = rectFrom(texts[record]!.bound);
    const above = parent[id]!;
    if (boxes[id] !== null) boxes[above] = unionRects([boxes[id]!, boxes[above] ?? boxes[id]!]);
  }
  // The document and its body have their recorded size, whatever is in them.
  return boxes.map((box, id) => (WHOLE_PAGE.has(tagNameOf(page.tree, id)) ? rectFrom(body) : box));
}

function slice({ left, top, width, height }: LayoutBox, from: number, share: number): Rect {
  return { x: left, y: top + height * from, width, height: height * share };
}

function rectFrom({ left, top, width, height }: LayoutBox): Rect {
  return { x: left, y: top, width, height };
}

/** Blocks have their recorded style, and everything in them is inline, because the recorder split at everything else. */
function styleOf(
  { tree }: Page,
  { texts }: LayoutSample,
  recordOf: Int32Array,
  node: NodeId,
): { style?: Partial<ComputedStyle> } {
  const record = recordOf[node]!;
  if (record < 0 || tree.kind[node] !== NodeKind.element) return {};
  return {
    style: recordOf[tree.parent[node]!] === record ? { display: 'inline' } : recordedStyle(texts[record]!),
  };
}

const PIXELS = /^-?\d+(?:\.\d+)?px$/;

function recordedStyle({ computed }: LayoutText): Partial<ComputedStyle> {
  const style: Record<string, string | number> = { display: computed['display'] ?? 'block' };
  const text = ['visibility', 'position', 'float', 'white-space', 'text-align', 'color', 'background-color'];
  for (const name of text) {
    const value = computed[name];
    if (value !== undefined) style[camelCase(name)] = value;
  }
  for (const name of ['font-size', 'line-height']) {
    const value = computed[name];
    if (value !== undefined && PIXELS.test(value)) style[camelCase(name)] = Number.parseFloat(value);
  }
  if (computed['opacity'] !== undefined) style['opacity'] = Number(computed['opacity']);
  if (computed['font-weight'] !== undefined)
    style['fontWeight'] = computed['font-weight'] === 'bold' ? 700 : 400;
  return style as Partial<ComputedStyle>;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
