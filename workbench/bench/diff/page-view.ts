import type { Sample } from '../../datasets/sample.ts';
import { diffTokens, type MarkedToken } from './token-diff.ts';

/** A text to show next to the gold. */
export interface ShownText {
  readonly label: string;
  readonly text: string;
  /** One line: its score, an error. */
  readonly note: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SPECIAL = /[&<>"]/gu;

/** Text that is safe inside HTML. */
function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (character) => ESCAPES[character]!);
}

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 1rem; color: #222; background: #fff }
header p { margin: .2rem 0 }
main { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: 1rem; align-items: start }
section { border: 1px solid #ccc; border-radius: 4px; padding: .6rem; min-width: 0 }
h2 { font-size: 1rem; margin: 0 } small { color: #555 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .6rem 0 0 }
.missed { background: #fde9c8 } .extra { background: #f9d0d0 }
.all { background: none } .a { background: #d5e8fb } .b { background: #e6dcf8 }
@media (prefers-color-scheme: dark) {
  body { background: #181818; color: #ddd } section { border-color: #444 } small { color: #aaa }
  .missed { background: #5a4410 } .extra { background: #5e2323 } .a { background: #1d3d5c } .b { background: #3c2c62 }
}`;

/**
 * One page as a self-contained HTML file: gold, A and B side by side. In the gold: what both missed, what only A has,
 * what only B has. In an output: what is not in the gold.
 */
export function pageView(sample: Sample, a: ShownText, b: ShownText): string {
  const gold = goldOf(sample);
  const [withA, withB] = [diffTokens(gold, a.text), diffTokens(gold, b.text)];
  const goldClasses = withA.left.map(({ isShared }, at) => {
    const inB = withB.left[at]!.isShared;
    return isShared && inB ? '' : isShared ? 'a' : inB ? 'b' : 'missed';
  });
  const columns = [
    column(
      'Gold',
      legend(a.label, b.label),
      spans(withA.left, (at) => goldClasses[at]!),
    ),
    column(a.label, escapeHtml(a.note), extras(withA.right)),
    column(b.label, escapeHtml(b.note), extras(withB.right)),
  ];
  const title = escapeHtml(`${sample.dataset} / ${sample.id}`);
  const facts = [sample.url, sample.lang, sample.page_type].filter((fact) => fact !== null).map(escapeHtml);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><header><h1>${title}</h1><p>${facts.join(' · ')}</p></header>
<main style="--columns:${columns.length}">
${columns.join('\n')}
</main></body></html>
`;
}

/** The gold text, or else the required phrases. */
function goldOf({ gold_text, snippets }: Sample): string {
  return gold_text === '' ? (snippets?.with ?? []).join('\n') : gold_text;
}

function legend(a: string, b: string): string {
  const [nameA, nameB] = [escapeHtml(a), escapeHtml(b)];
  return `plain: in both; <span class="a">only ${nameA}</span>; <span class="b">only ${nameB}</span>; <span class="missed">in neither</span>`;
}

function column(title: string, note: string, body: string): string {
  return `<section><h2>${escapeHtml(title)}</h2><small>${note}</small><pre dir="auto">${body}</pre></section>`;
}

function extras(tokens: readonly MarkedToken[]): string {
  return spans(tokens, (at) => (tokens[at]!.isShared ? '' : 'extra'));
}

/** Neighbouring tokens of one class share a span, to keep the file small. */
function spans(tokens: readonly MarkedToken[], classAt: (at: number) => string): string {
  const parts: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = classAt(at);
    let text = '';
    for (; at < tokens.length && classAt(at) === name; at++) text += tokens[at]!.text;
    parts.push(name === '' ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`);
  }
  return parts.join('');
}
