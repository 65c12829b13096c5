import type { DocumentResult } from '@fovea/sources';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { type ContentBlock, estimateTokens, type HiddenPart } from 'fovea';
import { referencesIn } from '../answers/link-lists.ts';

/** Maximum number of pictures to name: a model rarely wants more, and each costs tokens. */
const MAX_IMAGES = 20;
/** Most removed blocks to list. */
const MAX_LISTED = 200;

/** A page as Markdown, with what else is known about it, and its pictures as links. */
export function pageResult(result: DocumentResult): CallToolResult {
  const { title, byline, published, lang, url, markdown, confidence, empty, warnings } = result;
  const heading = title === null ? '' : `# ${title.replaceAll('\n', ' ')}\n\n`;
  const said = empty === undefined ? `${heading}${markdown}` : `No content: ${empty.message}`;
  const images = referencesIn(result.blocks ?? []).images.filter(({ url: address }) => URL.canParse(address));
  return {
    content: [
      { type: 'text', text: said },
      ...images.slice(0, MAX_IMAGES).map(({ url: uri, text }) => {
        return { type: 'resource_link' as const, uri, name: text || uri };
      }),
    ],
    structuredContent: {
      title,
      byline,
      published,
      lang,
      url,
      tokens: estimateTokens(markdown),
      confidence,
      empty: empty?.message ?? null,
      warnings: warnings.map(({ message }) => message),
      hidden: hiddenParts(result, false),
      sources: placesOf(result.blocks ?? []),
    },
  };
}

function placesOf(blocks: readonly ContentBlock[]): readonly object[] {
  return blocks.flatMap(({ source }) => (source === null ? [] : [{ start: source.start, end: source.end }]));
}

interface HiddenEntry {
  readonly nodeId: number;
  readonly path: string;
  readonly by: string;
  readonly text?: string;
}

/** What the page hides; its text only if it was asked for, because it may be written to mislead a model. */
function hiddenParts(result: DocumentResult, withText: boolean): readonly HiddenEntry[] {
  return invisibleParts(result)
    .slice(0, MAX_LISTED)
    .map(({ nodeId, path, by, text }) => ({ nodeId, path, by, ...(withText ? { text } : {}) }));
}

function invisibleParts({ hidden = [] }: DocumentResult): readonly HiddenPart[] {
  return hidden.filter(({ kind }) => kind === 'invisible');
}

/** The outline of a page. */
export function outlineResult({ title, sections = [] }: DocumentResult): CallToolResult {
  const entries = sections.map(({ id, level, headings, tokens, words }) => {
    return { id, level, heading: headings.at(-1) ?? '', tokens, words };
  });
  const lines = entries.map(({ id, level, heading, tokens }) => {
    return `${'  '.repeat(Math.max(0, level - 1))}- ${id}: ${heading || '(before the first heading)'} (${tokens} tokens)`;
  });
  return {
    content: [{ type: 'text', text: lines.join('\n') || 'The page has no content.' }],
    structuredContent: { title, sections: entries },
  };
}

/** What was left out, and why. */
export function explainResult(result: DocumentResult, showHidden: boolean): CallToolResult {
  const invisible = new Set(invisibleParts(result).map(({ nodeId }) => nodeId));
  const removed = (result.removed ?? [])
    .filter(({ nodeId, step }) => showHidden || !(invisible.has(nodeId) || HIDING.test(step)))
    .slice(0, MAX_LISTED)
    .map(({ nodeId, path, reason, score, text }) => ({ nodeId, path, reason, score, text }));
  const borderline = (result.borderline ?? [])
    .slice(0, MAX_LISTED)
    .map(({ nodeId, kept, score, text }) => ({ nodeId, kept, score, text }));
  const hidden = hiddenParts(result, showHidden);
  const lines = [
    ...removed.map(({ nodeId, reason, text }) => `- ${nodeId}: ${reason}: ${text}`),
    ...hidden.map(
      ({ nodeId, by, text }) => `- ${nodeId}: hidden by ${by}${text === undefined ? '' : `: ${text}`}`,
    ),
  ];
  return {
    content: [{ type: 'text', text: lines.join('\n') || 'Nothing was left out.' }],
    structuredContent: { reasons: result.reasons ?? [], removed, borderline, hidden },
  };
}

/** Steps that remove invisible parts. */
const HIDING = /hidden|unseen|invisible/u;

const BLANK_LINE = /\n{2,}/u;
/** Maximum number of paragraphs of a method that no other has. */
const MAX_UNIQUE = 20;
/** Characters of such a paragraph. */
const MAX_SHOWN = 200;

/** What several methods chose, and the paragraphs that only one of them has. */
export function compareResult(results: readonly DocumentResult[]): CallToolResult {
  const paragraphs = results.map(({ text }) => new Set(text.split(BLANK_LINE).map((part) => part.trim())));
  const methods = results.map(({ method, wordCount, markdown, confidence }, at) => ({
    method,
    words: wordCount,
    tokens: estimateTokens(markdown),
    confidence,
    onlyHere: [...paragraphs[at]!]
      .filter((part) => part !== '' && paragraphs.every((others, index) => index === at || !others.has(part)))
      .slice(0, MAX_UNIQUE)
      .map((part) => part.slice(0, MAX_SHOWN)),
  }));
  const lines = methods.map(({ method, words, onlyHere }) => {
    return `- ${method}: ${words} words${onlyHere.length === 0 ? '' : `; only here: ${onlyHere.join(' | ')}`}`;
  });
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent: { methods } };
}
