import { type ContentBlock, type ExtractResult, parsePage } from 'fovea';

/** What became of a node. */
export type Fate = 'kept' | 'title' | 'dropped';

const TAG = /^<[a-z][^\s/>]*/iu;
/** Longest name of a tag. */
const MAX_TAG = 64;

/** The page with a mark on every block that was kept or left out, so that it can be coloured and clicked. */
export function markedPage(html: string, result: ExtractResult): string {
  const { tree } = parsePage(html);
  const marks: { readonly at: number; readonly attributes: string }[] = [];
  for (const [node, { fate, score, why }] of fatesIn(result)) {
    const start = tree.sourceStart[node] ?? -1;
    const tag = start < 0 ? null : TAG.exec(html.slice(start, start + MAX_TAG));
    if (tag === null) continue;
    const shown = score === null ? '' : ` data-fovea-score="${score.toFixed(2)}"`;
    const reason = why === null ? '' : ` title="${why.replaceAll(QUOTES, '’')}"`;
    const attributes = ` data-fovea="${node}" data-fovea-fate="${fate}"${shown}${reason} tabindex="0"`;
    marks.push({ at: start + tag[0].length, attributes });
  }
  let marked = '';
  let from = 0;
  for (const { at, attributes } of marks.toSorted((a, b) => a.at - b.at)) {
    marked += html.slice(from, at) + attributes;
    from = at;
  }
  return `${marked}${html.slice(from)}<style>${STYLE}</style>`;
}

interface Judged {
  readonly fate: Fate;
  readonly score: number | null;
  /** Why it was left out. */
  readonly why: string | null;
}

const QUOTES = /["&]/gu;

function fatesIn(result: ExtractResult): ReadonlyMap<number, Judged> {
  const { blocks = [], removed = [] } = result;
  const fates = new Map<number, Judged>();
  const open: ContentBlock[] = blocks.toReversed();
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    if (block.nodeId !== null && block.text !== undefined)
      fates.set(block.nodeId, { fate: 'kept', score: block.confidence ?? null, why: null });
    for (const child of (block.children ?? []).toReversed()) open.push(child);
  }
  for (const { nodeId, score, reason, text } of removed) {
    if (fates.has(nodeId)) continue;
    if (isTitle(text, result)) fates.set(nodeId, { fate: 'title', score: null, why: AS_TITLE });
    else fates.set(nodeId, { fate: 'dropped', score, why: reason });
  }
  return fates;
}

/** What became of a heading that is not in the content because it is the title. */
export const AS_TITLE = 'the title, which stands above the content';

/** True if a part that was left out is the title of the result. */
export function isTitle(text: string, { title }: ExtractResult): boolean {
  return title !== null && text.trim().replaceAll(BLANKS, ' ') === title.replaceAll(BLANKS, ' ');
}

const BLANKS = /\s+/gu;

/** Colours the blocks of a shown page by how sure the method was: the paler, the closer the call. */
export function colourByScore(page: Document): void {
  for (const block of page.querySelectorAll<HTMLElement>('[data-fovea-score]')) {
    const isKept = block.getAttribute('data-fovea-fate') === 'kept';
    const score = Number(block.getAttribute('data-fovea-score'));
    const sureness = Math.min(1, Math.max(0, isKept ? score : 1 - score));
    const colour = `color-mix(in srgb, ${isKept ? '#b5e3bf' : '#f6c2ba'} ${Math.round(100 * sureness)}%, white)`;
    block.style.setProperty('background-color', colour, 'important');
  }
}

const STYLE = `
:root { color-scheme: light; background: #fff; color: #1b1f24; font-family: system-ui, sans-serif; }
[data-fovea] { cursor: pointer !important; border-radius: 3px; }
[data-fovea-fate="kept"] { background: #d8f0dc !important; color: #10331a !important; }
[data-fovea-fate="title"] { background: #dbe9fb !important; color: #0c2c52 !important; }
[data-fovea-fate="dropped"] { background: #fbe0dc !important; color: #5a1d14 !important; opacity: .85; }
[data-fovea]:hover, [data-fovea]:focus { outline: 2px solid #0b5fb0; }
`;
